/** A newcomer starts where they can win, and after a few games is asked, once, whether they want another level. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessible } from "./access";
import { playOut } from "./player";
import { door, makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

describe("the level of computer players", () => {
  it("starts low, and another one is proposed once, at the result and on home", async () => {
    const page = await (await site.person()).newPage();
    await page.goto("/");
    const level = door(page).getByRole("combobox", { name: /^Level/ });
    await page.getByText("Knows the rules, overlooks good cards").waitFor();
    expect(await level.inputValue()).toBe("beginner");
    expect(await level.locator("option").count()).toBe(8);

    // Two games won and two lost: whatever comes of the fifth speaks for another level.
    const before = { race: { level: "learner", won: [true, true, false, false], table: "before" } };
    await page.evaluate((kept) => localStorage.setItem("starboard.progress", JSON.stringify(kept)), before);
    const seats = ["me", { bot: "learner" }];
    const table = await makeTable(page, { setup: { players: 2 }, seats, start: true });
    await page.goto(`/t/${table}`);
    await playOut(page, 5);
    const proposal = page.getByRole("heading", { name: /Ready for Casual|Beginner may be a better match/ });
    await proposal.waitFor();
    await accessible(page, "the proposal of a level");
    // Looked at again it is the same: the game counts once.
    await page.reload();
    await proposal.waitFor();

    await page.goto("/");
    await level.selectOption("learner");
    const choose = page.getByRole("button", { name: /Choose (Casual|Beginner)/ });
    const wanted = (await choose.innerText()).replace("Choose ", "").toLowerCase();
    await choose.click();
    expect(await level.inputValue()).toBe(wanted);
    expect(await choose.count()).toBe(0);

    await page.goto(`/t/${table}`);
    await page.locator("#result-title").waitFor();
    expect(await proposal.count()).toBe(0);
  });
});
