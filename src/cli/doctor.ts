import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { Command } from 'commander'
import { createRealtimeClock } from '../core/clock.ts'
import { isCausalMaceError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import { minNodeVersion } from '../core/package-root.ts'
import type { ServerChoice } from '../experiment/episode-request.ts'
import { codeVersion } from '../experiment/pool/code-version.ts'
import { isTested } from '../game/version.ts'
import { connectExternalServer } from '../judger/server/external.ts'
import { type Finding, inspectServer } from '../judger/server/inspect.ts'
import { spokenVersion } from '../judger/server/spoken-version.ts'
import { probeOpenAi } from '../model/openai/probe.ts'
import { openAiContext, openAiProvider } from '../model/openai/provider.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { parseSpec } from '../question/create-answerer.ts'
import { EXIT } from './explain.ts'
import { jsonOption, printerOf, printJson } from './output.ts'
import { withPluginFlag } from './plugin-options.ts'
import { poolOption, poolUrlOf, sharedOption } from './pool-options.ts'
import { rconOption, serverOption, withRconPassword } from './server-options.ts'

interface DoctorFlags {
  server?: ServerChoice
  rcon?: { host: string; port: number }
  runs: string
  model?: string
  baseUrl?: string
  pool?: string | true
  shared?: string
  json?: boolean
}

export const doctorCommand = (catalogue: Catalogue): Command =>
  withPluginFlag(new Command('doctor'))
    .description('check that everything needed is there, and suggest changes')
    .addOption(serverOption('check that runs can be played on this Minecraft server'))
    .addOption(rconOption())
    .option('--runs <folder>', 'folder of all runs', 'runs')
    .option('--model <spec>', 'check that this language model can be asked')
    .option('--base-url <url>', 'endpoint of an openai: model')
    .addOption(poolOption('check whether server and workers of a pool are fit'))
    .addOption(sharedOption())
    .addOption(jsonOption())
    .action(async (flags: DoctorFlags) => {
      const findings = [node(), runsFolder(flags.runs), await ports()]
      if (flags.server?.kind === 'external') findings.push(...(await server(flags.server, flags)))
      if (flags.model !== undefined) findings.push(...(await model(flags.model, flags.baseUrl, catalogue)))
      if (flags.pool !== undefined) findings.push(...(await pool(flags.pool, flags.shared)))
      const print = printerOf(flags)
      for (const finding of findings) print(line(finding))
      if (flags.json) printJson(findings)
      process.exitCode = findings.every(({ ok }) => ok) ? EXIT.success : EXIT.failure
    })

function line({ what, ok, got, advice }: Finding): string {
  const mark = ok ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  return `${mark}  ${what.padEnd(18)}  ${got}${advice === undefined ? '' : `\n      → ${advice}`}`
}

async function pool(given: string | true, shared: string | undefined): Promise<Finding[]> {
  const { inspectPool } = await import('../experiment/pool/shared/inspect-pool.ts')
  return inspectPool({ url: poolUrlOf(given), code: codeVersion(), shared, now: Date.now })
}

function node(): Finding {
  const needed = minNodeVersion()
  const ok = process.versions.node.localeCompare(needed, 'en', { numeric: true }) >= 0
  const advice = `install Node.js ${needed} or newer; in the repository start through npm (npm start), which brings its own`
  const got = `${process.version}, needs ${needed} or newer`
  return { what: 'Node.js', ok, got, ...(ok ? {} : { advice }) }
}

function runsFolder(folder: string): Finding {
  const probe = join(folder, '.doctor')
  try {
    makeFolder(folder)
    writeText(probe, '')
    rmSync(probe)
    return { what: 'runs folder', ok: true, got: `${folder} can be written` }
  } catch (error) {
    const advice = 'give a folder that can be written with --runs'
    return { what: 'runs folder', ok: false, got: (error as Error).message, advice }
  }
}

/** The realtime clock needs loopback TCP. */
async function ports(): Promise<Finding> {
  const listener = createServer()
  const got = await new Promise<string>((resolve) => {
    listener.once('error', (error) => resolve(error.message))
    listener.listen(0, '127.0.0.1', () => resolve('free ports on 127.0.0.1'))
  })
  const ok = listener.listening
  listener.close()
  return {
    what: 'loopback',
    ok,
    got,
    ...(ok ? {} : { advice: 'the realtime clock needs it; the fast clock does not' }),
  }
}

/** Only models behind an endpoint can be unreachable. */
async function model(
  spec: string,
  baseUrl: string | undefined,
  { models, scenarios, actions }: Catalogue,
): Promise<Finding[]> {
  const what = 'language model'
  try {
    const { provider, name } = parseSpec(spec, models.list())
    const context = { env: process.env, baseUrl, wallClock: Date.now, scenarios, actions }
    const { id } = provider.create(name, context)
    if (provider !== openAiProvider || name === undefined)
      return [{ what, ok: true, got: `${id} needs nothing` }]
    return await probeOpenAi({ model: name, ...openAiContext(context) })
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    const { message, hint } = error
    return [{ what, ok: false, got: message, ...(hint === undefined ? {} : { advice: hint }) }]
  }
}

async function server(
  { host, port }: Extract<ServerChoice, { kind: 'external' }>,
  flags: DoctorFlags,
): Promise<Finding[]> {
  const clock = createRealtimeClock()
  const rcon = withRconPassword(flags.rcon)
  try {
    const version = await spokenVersion({ host, port })
    const found = await connectExternalServer({
      host,
      port,
      version,
      clock,
      ...(rcon === undefined ? {} : { rcon }),
    })
    const joined: Finding = {
      what: 'Minecraft server',
      ok: true,
      got: `${found.id} admits the Judger (${version}${isTested(version) ? '' : ', a version that no test plays'})`,
    }
    try {
      return [joined, ...(await inspectServer(found, clock))]
    } finally {
      await found.stop()
    }
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    const { message, hint } = error
    return [
      { what: 'Minecraft server', ok: false, got: message, ...(hint === undefined ? {} : { advice: hint }) },
    ]
  }
}
