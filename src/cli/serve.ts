import { createInterface } from 'node:readline'
import { Command, InvalidArgumentError, Option } from 'commander'
import { ServerError, UsageError } from '../core/errors.ts'
import { systemCode } from '../core/system-code.ts'
import type { TestedVersion } from '../game/version.ts'
import {
  type EmbeddedServer,
  PortInUseError,
  type SkewOptions,
  startWorld,
  WorldError,
  type WorldOptions,
} from '../world/index.ts'
import { stopWished } from './interrupt.ts'
import { minecraftOrDefaultOption, RCON_PASSWORD } from './server-options.ts'
import { fromZero, port, positive } from './whole-number.ts'

const GAME_MODES = ['survival', 'creative', 'adventure', 'spectator'] as const
type GameMode = (typeof GAME_MODES)[number]
const DIFFICULTIES = ['peaceful', 'easy', 'normal', 'hard'] as const
type Difficulty = (typeof DIFFICULTIES)[number]

interface ServeFlags {
  port: number
  host: string
  minecraft: TestedVersion
  seed: number
  terrain?: number
  world?: string
  rcon?: number
  query?: number
  ops?: string[]
  gamemode?: GameMode
  difficulty?: Difficulty
  ticksPerSecond?: number
  skew?: SkewOptions
  acks?: SkewOptions['acks']
}

export const serveCommand = (): Command =>
  new Command('serve')
    .description(
      'start a world that Minecraft clients and bots can join; lines on stdin are commands, Ctrl-C or `stop` ends it',
    )
    .option('--port <number>', 'TCP port, 0 for any free one', port, 25565)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .addOption(minecraftOrDefaultOption())
    .option('--seed <number>', 'seed of everything random', fromZero, 0)
    .option(
      '--terrain <seed>',
      'survival terrain of this seed instead of flat ground (1.18 and later)',
      fromZero,
    )
    .option('--world <folder>', 'load this world (vanilla format, 1.19.2), and save it there at the end')
    .option('--rcon <port>', `also take commands over RCON; password in ${RCON_PASSWORD}`, port)
    .option('--query <port>', 'also answer the query protocol at this UDP port', port)
    .option('--ops <names>', 'players who may use commands, separated by commas (default: everybody)', names)
    .addOption(
      new Option('--gamemode <mode>', 'of players who have not been here before (default: survival)').choices(
        GAME_MODES,
      ),
    )
    .addOption(new Option('--difficulty <name>', 'default: easy').choices(DIFFICULTIES))
    .option('--ticks-per-second <n>', 'speed of the world; clients move at 20 whatever it is', positive)
    .addOption(
      new Option(
        '--skew <delays>',
        'for tests: send later to game clients and over RCON, such as rcon=0ms,game=100ms',
      ).argParser(skew),
    )
    .addOption(
      new Option(
        '--acks <how>',
        'for tests: late handles what clients do in the next tick; echo also answers clicks with all slots',
      ).choices(['late', 'echo']),
    )
    .action(serve)

async function serve(flags: ServeFlags): Promise<void> {
  const stopped = stopWished()
  const world = await start(flags)
  world.on('error', ({ error }) => process.stderr.write(`${error.message}\n`))
  logPlayers(world)
  const endConsole = readCommands(world)
  process.stdout.write(`Minecraft ${world.version}: join ${flags.host}:${world.port}\n`)
  if (world.rconPort !== undefined) process.stdout.write(`RCON: ${flags.host}:${world.rconPort}\n`)
  if (world.queryPort !== undefined) process.stdout.write(`Query: ${flags.host}:${world.queryPort} (UDP)\n`)
  process.stdout.write('Accounts are not checked (offline mode). Ctrl-C stops the world.\n')
  await Promise.race([stopped, new Promise<void>((resolve) => world.on('stopRequested', () => resolve()))])
  endConsole()
  if (flags.world !== undefined) {
    await world.save()
    process.stdout.write(`\nSaved to ${flags.world}.`)
  }
  await world.stop()
  process.stdout.write('\nStopped.\n')
}

/** Prints joins, departures with their reasons, deaths and chat. */
function logPlayers(world: EmbeddedServer): void {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  world.on('playerJoined', ({ name }) => say(`${name} joined`))
  world.on('playerLeft', ({ name, reason }) => say(`${name} left: ${reasonText(reason)}`))
  world.on('loginRefused', ({ name, reason }) => say(`${name} may not join: ${reason.replaceAll('\n', ' ')}`))
  world.on('died', ({ name, cause, by }) => {
    if (name !== undefined)
      say(`${name} died: ${cause ?? 'by a command'}${by === undefined ? '' : ` by ${by.name ?? by.kind}`}`)
  })
  world.on('saved', () => say('Saved the game'))
  world.on('chat', ({ name, message }) => say(`<${name}> ${message}`))
}

/** The library's message when a client closes its connection. */
const CLOSED: ReadonlySet<string> = new Set(['socketClosed', 'SocketClosed'])

const reasonText = (reason: string | undefined): string =>
  reason === undefined || CLOSED.has(reason) ? 'closed the connection' : reason

/** Runs the lines of stdin as commands with operator rights. @returns a function that stops reading */
function readCommands(world: EmbeddedServer): () => void {
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const command = line.trim().replace(/^\//, '')
    if (command !== '') process.stdout.write(`${world.command(command).message}\n`)
  })
  return () => {
    lines.close()
    // an open stdin would keep the process alive
    process.stdin.unref?.()
  }
}

const rulesOf = ({
  gamemode,
  difficulty,
  ticksPerSecond,
}: Omit<ServeFlags, 'minecraft'>): Pick<WorldOptions, 'gameMode' | 'difficulty' | 'ticksPerSecond'> => ({
  ...(gamemode === undefined ? {} : { gameMode: gamemode }),
  ...(difficulty === undefined ? {} : { difficulty }),
  ...(ticksPerSecond === undefined ? {} : { ticksPerSecond }),
})

async function start({
  minecraft,
  terrain,
  world,
  rcon,
  query,
  ...flags
}: ServeFlags): Promise<EmbeddedServer> {
  const options: WorldOptions = {
    port: flags.port,
    host: flags.host,
    seed: flags.seed,
    version: minecraft,
    ...(terrain === undefined ? {} : { terrain: { seed: terrain } }),
    ...(world === undefined ? {} : { worldFolder: world }),
    ...(rcon === undefined ? {} : { rcon: { port: rcon, host: flags.host, password: rconPassword() } }),
    ...(query === undefined ? {} : { query: { port: query, host: flags.host } }),
    ...(flags.ops === undefined ? {} : { ops: flags.ops }),
    ...rulesOf(flags),
    skew: { ...flags.skew, ...(flags.acks === undefined ? {} : { acks: flags.acks }) },
  }
  try {
    return await startWorld(options)
  } catch (error) {
    if (error instanceof WorldError && !(error instanceof PortInUseError))
      throw new ServerError(error.message, { cause: error })
    if (isUnknownAddress(error))
      throw new ServerError(`${flags.host} is not an address of this machine.`, {
        hint: 'Choose one with --host: 127.0.0.1 for this machine alone, 0.0.0.0 for others, too.',
        cause: error,
      })
    if (!(error instanceof PortInUseError)) throw error
    throw new ServerError(`Port ${error.port} on ${error.host} is taken by another program.`, {
      hint: 'Choose another port with --port (or --rcon, --query), or --port 0 for any free one.',
      cause: error,
    })
  }
}

const isUnknownAddress = (error: unknown): boolean =>
  ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(systemCode(error) ?? '')

function rconPassword(): string {
  const password = process.env[RCON_PASSWORD]
  if (password !== undefined && password !== '') return password
  throw new UsageError(`--rcon needs a password in ${RCON_PASSWORD}.`, {
    hint: `Start as ${RCON_PASSWORD}=… causalmace serve --rcon 25575`,
  })
}

/** The options that delays are written for. */
const DELAYS = { game: 'gameMs', rcon: 'rconMs' } as const

function skew(written: string): SkewOptions {
  const delays: { gameMs?: number; rconMs?: number } = {}
  for (const part of written.split(',')) {
    const match = /^(game|rcon)=(\d{1,5})ms$/.exec(part.trim())
    if (match === null)
      throw new InvalidArgumentError(
        `"${part}" is no delay. Write game=100ms, rcon=0ms, or both with a comma.`,
      )
    delays[DELAYS[match[1] as keyof typeof DELAYS]] = Number(match[2])
  }
  return delays
}

const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
