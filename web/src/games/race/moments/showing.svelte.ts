/** Whether the choices of a round are being turned up: what comes after it waits. */
export const showing: { reveal: boolean } = $state({ reveal: false });
