import { Command } from 'commander'
import { ServerError, UsageError } from '../core/errors.ts'
import { systemCode } from '../core/system-code.ts'
import type { GameVersion } from '../game/version.ts'
import {
  type EmbeddedServer,
  PortInUseError,
  startWorld,
  WorldError,
  type WorldOptions,
} from '../world/index.ts'
import { stopWished } from './interrupt.ts'
import { minecraftOrDefaultOption, RCON_PASSWORD } from './server-options.ts'
import { fromZero, port } from './whole-number.ts'

interface ServeFlags {
  port: number
  host: string
  minecraft: GameVersion
  seed: number
  terrain?: number
  world?: string
  rcon?: number
  ops?: string[]
}

export const serveCommand = (): Command =>
  new Command('serve')
    .description('start a world that Minecraft clients and bots can join; Ctrl-C stops it')
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
    .option('--ops <names>', 'players who may use commands, separated by commas (default: everybody)', names)
    .action(serve)

async function serve(flags: ServeFlags): Promise<void> {
  const stopped = stopWished()
  const world = await start(flags)
  world.on('error', ({ error }) => process.stderr.write(`${error.message}\n`))
  world.on('playerJoined', ({ name }) => process.stdout.write(`${name} joined\n`))
  world.on('playerLeft', ({ name }) => process.stdout.write(`${name} left\n`))
  process.stdout.write(`Minecraft ${world.version}: join ${flags.host}:${world.port}\n`)
  if (world.rconPort !== undefined) process.stdout.write(`RCON: ${flags.host}:${world.rconPort}\n`)
  process.stdout.write('Accounts are not checked (offline mode). Ctrl-C stops the world.\n')
  await stopped
  if (flags.world !== undefined) {
    await world.save()
    process.stdout.write(`\nSaved to ${flags.world}.`)
  }
  await world.stop()
  process.stdout.write('\nStopped.\n')
}

async function start({ minecraft, terrain, world, rcon, ...flags }: ServeFlags): Promise<EmbeddedServer> {
  const options: WorldOptions = {
    port: flags.port,
    host: flags.host,
    seed: flags.seed,
    version: minecraft,
    ...(terrain === undefined ? {} : { terrain: { seed: terrain } }),
    ...(world === undefined ? {} : { worldFolder: world }),
    ...(rcon === undefined ? {} : { rcon: { port: rcon, host: flags.host, password: rconPassword() } }),
    ...(flags.ops === undefined ? {} : { ops: flags.ops }),
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
      hint: 'Choose another port with --port (or --rcon), or --port 0 for any free one.',
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

const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
