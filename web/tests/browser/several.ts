/** A club of several servers on one PostgreSQL and one NATS, as crates/backends starts them, and doors to it that outlive any server. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server as Listener, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const BINARY = process.env.STARBOARD_BIN ?? "";
const run = promisify(execFile);

/** Why a club cannot be had. */
export class Missing extends Error {}

function find(name: string, folders: string[]): string {
  const all = [...folders, ...(process.env.PATH ?? "").split(":")];
  const found = all.map((folder) => join(folder, name)).find(existsSync);
  if (!found) throw new Missing(`'${name}' is not installed`);
  return found;
}

/** Neither of the two runs as root. */
function as(user: string, program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ["setpriv", [`--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--", program, ...args]];
}

async function listening(listener: Listener): Promise<number> {
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  return (listener.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const listener = createServer();
  const port = await listening(listener);
  await new Promise((done) => listener.close(done));
  return port;
}

/** A program that says when it is up. */
class Program {
  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;

  constructor(program: string, args: string[]) {
    const env = { ...process.env, STARBOARD_LOG: "off" };
    this.#child = spawn(program, args, { cwd: "/", stdio: ["ignore", "pipe", "pipe"], env });
    this.#gone = new Promise((done) => this.#child.once("exit", done).once("error", done));
    // It does not outlive the tests, should they be stopped.
    const end = (): boolean => this.#child.kill("SIGKILL");
    process.once("exit", end);
    void this.#gone.then(() => process.off("exit", end));
  }

  /** What it says where this is found. All it says is read, so that it never waits for us. */
  async says(what: RegExp): Promise<string> {
    let last = "";
    const said = new Promise<string>((done) => {
      for (const input of [this.#child.stdout!, this.#child.stderr!])
        createInterface({ input }).on("line", (line) => {
          const found = what.exec((last = line));
          if (found) done(found[1] ?? "");
        });
    });
    const ended = this.#gone.then(() => {
      throw new Missing(`'${this.#child.spawnargs.join(" ")}' ended before it was up: ${last}`);
    });
    return Promise.race([said, ended]);
  }

  /** The signal is sent before this returns; it waits for the end. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    this.#child.kill(signal);
    await this.#gone;
  }
}

interface Server {
  program: Program;
  port: number;
}

export class Club {
  readonly #folder = mkdtempSync(join(tmpdir(), "starboard-club-"));
  readonly #backends: Program[] = [];
  #psql: string[] = [];
  #store = "";
  #bus = "";
  /** Nothing where one was killed. */
  readonly servers: (Server | null)[];
  readonly doors: Door[] = [];

  private constructor(servers: number) {
    this.servers = Array.from({ length: servers }, () => null);
  }

  /** Fails with what is missing where the programs cannot be had. */
  static async start(servers: number): Promise<Club> {
    const club = new Club(servers);
    try {
      await club.#startNats();
      await club.#startPostgres();
      await club.restore();
    } catch (error) {
      await club.close();
      throw error;
    }
    return club;
  }

  async #startPostgres(): Promise<void> {
    const versions = "/usr/lib/postgresql";
    const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
    const initdb = find(
      "initdb",
      installed.map((version) => join(versions, version, "bin")),
    );
    const programs = join(initdb, "..");
    const data = join(this.#folder, "data");
    const make = ["--auth=trust", "--username=starboard", "--no-sync", "--encoding=UTF8", "--locale=C"];
    try {
      if (process.getuid?.() === 0) await run("chown", ["postgres", this.#folder]);
      await run(...as("postgres", initdb, [...make, "--pgdata", data]), { cwd: "/" });
    } catch (error) {
      throw new Missing(String(error));
    }
    const port = await freePort();
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${this.#folder}`,
      // It need not outlive the machine's end.
      "fsync=off",
      "full_page_writes=off",
      "synchronous_commit=off",
    ].flatMap((setting) => ["-c", setting]);
    const serve = ["-D", data, "-p", String(port), ...settings];
    const postgres = new Program(...as("postgres", join(programs, "postgres"), serve));
    this.#backends.push(postgres);
    await postgres.says(/ready to accept connections/);
    this.#store = `postgres://starboard@127.0.0.1:${port}/postgres`;
    this.#psql = [join(programs, "psql"), "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", this.#store];
  }

  async #startNats(): Promise<void> {
    // Any port that is free.
    const serve = ["-a", "127.0.0.1", "-p", "-1"];
    const nats = new Program(...as("nats", find("nats-server", ["/usr/sbin"]), serve));
    this.#backends.push(nats);
    this.#bus = `nats://127.0.0.1:${await nats.says(/client connections on 127\.0\.0\.1:(\d+)/)}`;
  }

  /** Starts those that do not run. */
  async restore(): Promise<void> {
    if (!BINARY)
      throw new Error(
        "STARBOARD_BIN is not set: run `cargo xtask test`, which builds the binary and sets it",
      );
    const limits = ["--creations", "0", "--connections", "0", "--bot-threads", "1"];
    const among = ["--store", this.#store, "--bus", this.#bus];
    for (const [at, server] of this.servers.entries()) {
      if (server) continue;
      const program = new Program(BINARY, ["serve", "--listen", "127.0.0.1:0", ...limits, ...among]);
      this.servers[at] = { program, port: Number(await program.says(/http:\/\/localhost:(\d+)/)) };
    }
  }

  /** As if its machine had gone: at once, also for who does not wait. */
  kill(at: number): Promise<void> {
    const server = this.servers[at]!;
    this.servers[at] = null;
    return server.program.kill();
  }

  /** Where those are that run. */
  get urls(): string[] {
    return this.servers.flatMap((server) => (server ? [`http://127.0.0.1:${server.port}`] : []));
  }

  /** Rows of the database. */
  async sql(text: string): Promise<string[][]> {
    const [psql, ...args] = this.#psql;
    const { stdout } = await run(psql!, [...args, "-c", text]);
    return stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split("|"));
  }

  /** `starboard verify`: fails unless the record of a game follows the rules to its end. */
  async verify(record: string): Promise<void> {
    const file = join(this.#folder, "game.starboard");
    writeFileSync(file, record);
    await run(BINARY, ["verify", file]);
  }

  async close(): Promise<void> {
    for (const door of this.doors) door.close();
    for (const [at, server] of this.servers.entries()) if (server) await this.kill(at);
    // PostgreSQL ends its own processes at this signal, and NATS itself.
    for (const backend of this.#backends) await backend.kill("SIGQUIT");
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** An address that leads to the first server that runs, in this order: what a proxy is to somebody's browser. */
export class Door {
  readonly #listener = createServer((near) => this.#lead(near, this.order));
  readonly #open = new Set<Socket>();
  url = "";
  /** The servers by which its table was reached, one after another. */
  readonly reached: number[] = [];

  private constructor(
    readonly club: Club,
    readonly order: readonly number[],
  ) {}

  static async open(club: Club, order: readonly number[]): Promise<Door> {
    const door = new Door(club, order);
    door.url = `http://127.0.0.1:${await listening(door.#listener)}`;
    club.doors.push(door);
    return door;
  }

  #lead(near: Socket, [at, ...others]: readonly number[]): void {
    if (at === undefined) return void near.destroy();
    const server = this.club.servers[at];
    if (!server) return this.#lead(near, others);
    const far = connect({ port: server.port, host: "127.0.0.1", noDelay: true });
    const next = (): void => this.#lead(near, others);
    far.once("error", next);
    far.once("connect", () => {
      far.off("error", next);
      near.once("data", (head) => {
        if (/^GET \/api\/tables\/\w+\/socket/.test(head.toString("latin1"))) this.reached.push(at);
      });
      near.pipe(far).pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on("error", () => {});
        one.once("close", () => {
          this.#open.delete(one);
          other.destroy();
        });
      }
    });
  }

  close(): void {
    this.#listener.close();
    for (const socket of this.#open) socket.destroy();
  }
}
