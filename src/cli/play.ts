import { join, relative } from 'node:path'
import { createRealtimeClock } from '../core/clock.ts'
import { RunFolderError, UsageError } from '../core/errors.ts'
import { shellWord } from '../core/shell-word.ts'
import { calibrationFor } from '../experiment/calibrations.ts'
import type { EpisodeRequest, ServerChoice } from '../experiment/episode-request.ts'
import { entryOfRun } from '../experiment/knowledge/entry-of-run.ts'
import { isInfrastructure, measureEvents } from '../experiment/matrix/episode-result.ts'
import { type TaskSource, textOf } from '../experiment/matrix/find-tasks.ts'
import type { RunFolder } from '../experiment/run-folder.ts'
import { runTask } from '../experiment/run-task.ts'
import { throughCrashes } from '../experiment/through-crashes.ts'
import type { UsageTotal } from '../model/middleware/usage.ts'
import { givenPriceOf, type Price } from '../model/price.ts'
import { Transcript } from '../model/transcript/transcript.ts'
import { calibrationCalls } from '../planner/plan-in-events.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { createLineView, createScreenView } from '../report/terminal/live-view.ts'
import { scorecardTable } from '../report/terminal/scorecard-table.ts'
import { usageTable } from '../report/terminal/usage-table.ts'
import { writeReport } from '../report/write-report.ts'
import { agentNames } from '../task/agent-names.ts'
import { checkTask } from '../task/load-task.ts'
import type { ViewServer } from '../view/server/view-server.ts'
import { calibrationIn } from './calibration-option.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { knowledgeIn, learnInto } from './knowledge-option.ts'
import { type LayoutFlags, layoutHere } from './layout.ts'
import { answererOf } from './model-options.ts'
import { printerOf, printJson } from './output.ts'
import { embeddedVersion, withVersion } from './played-version.ts'
import { plannerIn } from './refinement-options.ts'
import type { RunFlags } from './run-options.ts'
import { withRconPassword } from './server-options.ts'
import { untilStopped } from './view-port.ts'

/** Plays a task once and prints the result. Sets the exit code. */
export async function play(
  source: TaskSource,
  flags: RunFlags & LayoutFlags,
  catalogue: Catalogue,
): Promise<void> {
  const begun = performance.now()
  const transcript = new Transcript(flags.transcripts ?? 'full', Date.now)
  const { answerer, usage } = await answererOf(flags, flags, catalogue, transcript)
  const request = {
    ...requestOf(source, await withVersion(flags), answerer.id, catalogue.scenarios),
    plugins: catalogue.references,
  }
  const runId = flags.runId ?? defaultRunId(request.task.id, flags.seed, new Date())
  const isScreen = process.stdout.isTTY === true && flags.plain !== true && flags.json !== true
  const print = printerOf(flags)
  const view = isScreen
    ? createScreenView(process.stdout, Date.now, catalogue)
    : createLineView(print, catalogue)

  const page =
    flags.view === true
      ? await openPage(flags, givenPriceOf(answerer.id, flags), runId, catalogue)
      : undefined
  const interrupt = interruptible(new RunFolderError('Interrupted before the episode began.'))
  try {
    const { calibration } =
      flags.calibration === undefined
        ? await calibrationFor(catalogue.planner(request.planner), answerer, interrupt.signal)
        : calibrationIn(flags.calibration, answerer.id)
    const known = knowledgeIn(flags.knowledge, catalogue.planner(request.planner), answerer.id)
    const { folder, scorecard } = await throughCrashes(
      (attempt) =>
        runTask({
          request: { ...request, ...(calibration === undefined ? {} : { calibration }), ...known },
          answerer,
          questions: catalogue.questions.list(),
          scoring: catalogue,
          taskFile: source.from,
          root: flags.runs,
          runId: attempt === 1 ? runId : `${runId}-attempt${attempt}`,
          wallClock: Date.now,
          transcript,
          onEvent: (event) => view.event(event),
          signal: interrupt.signal,
        }),
      { server: request.server, clock: createRealtimeClock(), signal: interrupt.signal, note: print },
    )
    view.close()
    const events = [...folder.events()]
    if (flags.knowledge !== undefined) learnInto(flags.knowledge, [entryOfRun(events)])
    const report = writeReport(folder, catalogue)
    const layout = layoutHere(flags)
    print(`\n${scorecardTable(scorecard, catalogue.metrics, layout, calibrationCalls(events))}`)
    if (spent(usage.total())) print(usageTable(usage, givenPriceOf(answerer.id, flags), layout))
    print(`\nreport   ${relative('.', report)}`)
    print(`journal  ${relative('.', folder.file('journal'))}`)
    if (flags.json) printJson({ run: runId, folder: folder.path, report, scorecard })
    print(`took     ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    if (interrupt.signal.aborted) {
      print(`interrupted; \`causalmace rescore ${shellWord(folder.path)}\` scores what has happened so far`)
      process.exitCode = EXIT.interrupted
      return
    }
    process.exitCode = scorecard.outcome === 'success' ? EXIT.success : exitCodeOfFailure(folder, catalogue)
    if (scorecard.outcome === 'not_judgeable')
      print(`waits for a judge: \`causalmace judge ${shellWord(folder.path)}\``)
    if (page !== undefined) await untilStopped(page)
  } finally {
    await page?.close()
    interrupt.release()
  }
}

/**
 * A run that was ended by the world, the process or the endpoint says nothing about the team; neither does one whose goal no rule
 * can decide.
 */
function exitCodeOfFailure(folder: RunFolder, catalogue: Catalogue): number {
  const measured = measureEvents(folder.events(), catalogue)
  if (isInfrastructure(measured)) return EXIT.infrastructure
  return measured.outcome === 'not_judgeable' ? EXIT.undecided : EXIT.failure
}

/** Opens the page of a run that is about to begin, and prints its address. */
async function openPage(
  { viewPort, runs, assets, json = false }: RunFlags,
  price: Price | undefined,
  runId: string,
  scoring: Catalogue,
): Promise<ViewServer> {
  const { ViewServer } = await import('../view/server/view-server.ts')
  const page = await ViewServer.open({
    path: join(runs, runId),
    scoring,
    now: () => Date.now(),
    port: viewPort,
    ...(price === undefined ? {} : { price }),
    ...(assets === undefined ? {} : (await import('./assets.ts')).looksOf({ assets })),
  })
  printerOf({ json })(`view     ${page.url}`)
  return page
}

function requestOf(
  source: TaskSource,
  flags: RunFlags,
  model: string,
  scenarios: Catalogue['scenarios'],
): EpisodeRequest {
  const { minecraft, agents } = flags
  const task = checkTask(textOf(source, agents), source.from, scenarios, {
    minecraft,
    agents,
    unchecked: flags.unchecked,
  })
  const server = serverOf(flags)
  if (server.kind === 'embedded') embeddedVersion(task.gameVersion)
  const clock = flags.clock ?? (server.kind === 'external' || flags.port !== undefined ? 'realtime' : 'fast')
  if (clock === 'fast' && server.kind === 'external') {
    throw new UsageError('--clock fast needs the embedded server: a server elsewhere keeps its own time.', {
      hint: 'Leave out --clock, or leave out --server.',
    })
  }
  if (clock === 'fast' && flags.port !== undefined) {
    throw new UsageError('--port opens the embedded server to game clients, which run in real time.', {
      hint: 'Add --clock realtime, or leave out --port.',
    })
  }
  return {
    task,
    agents: agentNames(task.agents),
    seed: flags.seed,
    clock,
    server,
    planner: plannerIn(flags),
    assignment: flags.assign,
    model,
    trust: flags.trust,
    repair: flags.repair !== 'off',
    latency: flags.latency ?? 'none',
    timeLimits: flags.timeLimits ?? 'task',
    film: flags.film !== 'off',
  }
}

function serverOf({ server, rcon, port }: RunFlags): ServerChoice {
  if (rcon !== undefined && server?.kind !== 'external') {
    throw new UsageError('--rcon needs --server.', {
      hint: 'Add --server host:port, the address that players join.',
    })
  }
  const withPassword = withRconPassword(rcon)
  if (server?.kind === 'external')
    return withPassword === undefined ? server : { ...server, rcon: withPassword }
  return { kind: 'embedded', ...(port === undefined ? {} : { port }) }
}

/** If no model used tokens or failed, no usage table is needed. */
const spent = ({ inputTokens, outputTokens, failed }: UsageTotal): boolean =>
  inputTokens + outputTokens + failed > 0

function defaultRunId(task: string, seed: number, at: Date): string {
  const stamp = at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(/[-:]/g, '')
    .replace('T', '-')
  return `${task}-seed${seed}-${stamp}`
}
