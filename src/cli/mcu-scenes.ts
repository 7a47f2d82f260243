import { Command, Option } from 'commander'
import { count } from '../core/count.ts'
import { createRandom } from '../core/random.ts'
import { shellWord } from '../core/shell-word.ts'
import type { GameVersion } from '../game/version.ts'
import { LEVELS, type Level } from '../mcu/scene/harder.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { sceneTable } from '../report/terminal/scene-table.ts'
import type { OpenDraft } from '../scenario/open/draft.ts'
import { drawAssignments, solvableAtoms } from '../scenes/assignment.ts'
import { verifyInRounds } from '../scenes/make-and-verify.ts'
import { makeScene } from '../scenes/make-scene.ts'
import { findingCounts, outcomesIn, outcomesOf, type Verified } from '../scenes/outcomes.ts'
import { SceneFolder, type StoredScene } from '../scenes/scene-folder.ts'
import { ScenePlayer } from '../scenes/scene-player.ts'
import { type Verdict, verifyScene } from '../scenes/verify-scene.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { answererOf, type ModelFlags, withModelFlags } from './model-options.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { fromZero, positive } from './whole-number.ts'

interface GenerateFlags extends ModelFlags, JsonFlags {
  n: number
  difficulty?: Level
  seed: number
  minecraft: GameVersion
  out: string
}

interface VerifyFlags extends ModelFlags, LayoutFlags, JsonFlags {
  seed: number
  minecraft: GameVersion
}

/** Makes scenes, by the expert or by a model. */
export const generateCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('generate'), catalogue)
    .description('make scenes for atoms and molecules: task files with a set-up, simple, medium and hard')
    .option('--n <count>', 'how many scenes', positive, 50)
    .addOption(
      new Option('--difficulty <level>', 'only of this difficulty (default: all three in turn)').choices(
        LEVELS,
      ),
    )
    .option('--seed <number>', 'of the drawing and of the scenes', fromZero, 1)
    .addOption(minecraftOrDefaultOption())
    .option('--out <folder>', 'where they are written', 'scenes')
    .addOption(jsonOption())
    .action((flags: GenerateFlags) => generate(flags, catalogue))
    .exitOverride()

/** Verifies the scenes of a folder. */
export const verifyCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('verify'), catalogue)
    .description(
      'verify the scenes of a folder: check, dry run, re-reading by the model, a solver; their maker repairs the findings, in up to three rounds',
    )
    .argument('<folder>', 'a folder of task files')
    .option('--seed <number>', 'of the worlds', fromZero, 1)
    .addOption(minecraftOrDefaultOption())
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action((folder: string, flags: VerifyFlags) => verify(folder, flags, catalogue))
    .exitOverride()

async function generate(flags: GenerateFlags, catalogue: Catalogue): Promise<void> {
  const { n, difficulty, seed, minecraft: version, out } = flags
  const { answerer } = await answererOf(flags, { seed }, catalogue)
  const folder = SceneFolder.create(out)
  const levels = difficulty === undefined ? LEVELS : [difficulty]
  const random = createRandom(seed).fork('tasks')
  const interrupt = interruptible()
  const made: string[] = []
  try {
    for (const assignment of drawAssignments(solvableAtoms(version), {
      count: n,
      levels,
      random,
      seed,
      version,
    })) {
      const { signal } = interrupt
      const draft = await makeScene(assignment, { answerer, version, signal })
      folder.add(assignment, draft)
      made.push(draft.id)
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    process.exitCode = EXIT.interrupted
  } finally {
    interrupt.release()
  }
  printerOf(flags)(
    `${count(made.length, 'scene')} by ${answerer.id} in ${out}; \`causalmace mcu verify ${shellWord(out)}\` tries them`,
  )
  if (flags.json) printJson({ folder: out, by: answerer.id, scenes: made })
}

async function verify(path: string, flags: VerifyFlags, catalogue: Catalogue): Promise<void> {
  const { seed, minecraft: version } = flags
  const print = printerOf(flags)
  const { answerer: maker } = await answererOf(flags, { seed }, catalogue)
  const folder = new SceneFolder(path)
  const scenes = folder.scenes()
  folder.beginVerification()
  const player = new ScenePlayer()
  const interrupt = interruptible()
  // The expert knows no more than the rules, which have been checked by then.
  const reader = maker.id === 'expert' ? {} : { reader: maker }
  const options = { player, ...reader, seed, signal: interrupt.signal, maker, version }
  const verified: Verified[] = []
  try {
    for (const scene of scenes) {
      interrupt.signal.throwIfAborted()
      const attempts = await attemptsAt(scene, options)
      folder.keep(scene, attempts)
      const last = attempts.at(-1)
      if (last === undefined) continue
      verified.push({
        id: scene.id,
        group: scene.assignment?.level ?? 'own',
        rounds: last.round,
        verdict: last.verdict,
      })
      print(lineOf(scene.id, last.round, last.verdict))
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
    process.exitCode = EXIT.interrupted
  } finally {
    interrupt.release()
    await player.close()
  }
  tablePrinterOf(flags)(sceneTable(verified, 'difficulty', layoutHere(flags)))
  for (const [type, scenes] of findingCounts(verified)) print(`${type}: ${count(scenes, 'scene')}`)
  if (flags.json)
    printJson({ scenes: verified, groups: [...outcomesOf(verified), outcomesIn('all', verified)] })
}

/** All rounds of a scene; a scene with an unknown maker gets a single round. */
async function attemptsAt(
  { assignment, content }: StoredScene,
  options: Parameters<typeof verifyInRounds>[2],
): Promise<{ round: number; draft: OpenDraft; verdict: Verdict }[]> {
  const draft = content as OpenDraft
  if (assignment !== undefined) return verifyInRounds(assignment, draft, options)
  return [{ round: 1, draft, verdict: await verifyScene(content, options) }]
}

const lineOf = (id: string, rounds: number, { refusedBy, findings, solvedMs }: Verdict): string => {
  const said =
    refusedBy === undefined
      ? solvedMs === undefined
        ? 'accepted; only an eye can tell when it is done'
        : `solved in ${(solvedMs / 1000).toFixed(1)} s`
      : `refused by ${refusedBy}: ${findings.map(({ type, message }) => `${type}, ${message}`).join('; ')}`
  return `${id}: ${said}${rounds > 1 ? ` (round ${rounds})` : ''}`
}
