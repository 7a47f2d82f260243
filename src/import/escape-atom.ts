import { checked } from '../core/checked/checked.ts'
import { gameData } from '../game/data/game-data.ts'
import type { GameVersion } from '../game/version.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { blocksBefore, type EscapeTask } from '../scenario/escape/rooms.ts'
import { startIssues } from '../task/start-issues.ts'
import type { Task } from '../task/task.ts'
import { gateNotes } from './atom-gate-notes.ts'
import { atomIssue } from './atom-issue.ts'
import { layoutOf } from './atom-layout.ts'
import { type AtomRoom, roomOf } from './atom-room.ts'
import { type Atom, atomSchema } from './atom-schema.ts'
import type { ImportOptions } from './import-file.ts'
import { concluded, firstIssue, type Outcome, refused, shortLine, slug } from './imported.ts'
import { readJsonArray } from './json-file.ts'

/** Reads VillagerBench's `data/escape_atom.json`. Every mechanism becomes a task of one stage. */
export function* importEscapeAtoms(
  path: string,
  { minecraft, agents = 2, only = () => true }: Pick<ImportOptions, 'minecraft' | 'agents' | 'only'>,
): Generator<Outcome> {
  for (const [index, element] of readJsonArray(path).entries())
    if (only(index)) yield importEscapeAtom(element, index, { agents, minecraft })
}

/** Imports one mechanism with the rooms that it needs and an open space behind them. */
export function importEscapeAtom(
  element: unknown,
  index: number,
  { agents, minecraft }: { agents: number; minecraft: GameVersion },
): Outcome {
  const game = gameData(minecraft)
  const task = `atom ${index}`
  const parsed = checked(atomSchema, element)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.issues)
    return refused(task, field, reason)
  }
  const atom = parsed.data
  const isCrossing = !atom.same_room && !atom.merge && !atom.split
  const team = Math.max(agents, atom.min_player, isCrossing ? 2 : 1)
  const issue = atomIssue(atom, game)
  if (issue !== undefined) return refused(task, issue.path.join('.'), issue.message)
  const unsayable = unsayableIn(atom)
  if (unsayable !== undefined) return refused(task, unsayable.field, unsayable.reason)
  const notes = notesOn(atom, team, agents)
  const first = roomOf(atom, { agents: team, game, notes })
  if ('reason' in first) return refused(task, first.field, first.reason)
  notes.push(...gateNotes(first, minecraft))
  if (!atom.merge && !atom.split && first.gates.length === 0)
    return refused(task, 'effect', 'no effect opens a way out')
  const description = shortLine(atom.task_description, MAX_DESCRIPTION)
  if (description !== '')
    notes.push(`the original describes it as "${description}"; it counts cells from the middle of the room`)
  const draft: TaskDraft = {
    schema: 1,
    id: `escape-atom-${index}-${slug(atom.condition[0]?.name ?? '')}`,
    scenario: 'escape',
    title: shortLine(`Escape: ${description || `mechanism ${index}`}`),
    goal: GOAL,
    minecraft,
    agents: team,
    ...layoutOf(atom, team, (size) => roomOf(atom, { agents: size, game, notes: [] }) as AtomRoom),
  }
  return concluded(task, draft, notes, { refusalOf: fallingIn })
}

/**
 * The task's rooms, paths and mechanisms say the rest. The original's descriptions count cells from a room's centre and describe
 * some gates wrongly: "simultaneously" when one after another is enough.
 */
const GOAL = 'Get everybody out.'
/** Maximum length of the original's description in a note (characters). */
const MAX_DESCRIPTION = 300

/** The first block that would not stay where the room puts it: a world cannot be set up with it. */
function fallingIn(task: Task): string | undefined {
  if (!isEscape(task)) return undefined
  return startIssues(task, blocksBefore(task.escape), ['escape'])[0]?.message
}

const isEscape = (task: Task): task is EscapeTask => task.scenario === 'escape'

function notesOn(atom: Atom, team: number, agents: number): string[] {
  const notes: string[] = []
  if (team > agents) notes.push(`needs ${team} agents`)
  if (atom.condition.some(({ sub_event }) => sub_event === 'final') && atom.condition.length > 1)
    notes.push('all events must happen here; in the original the "final" one alone completes the room')
  if (Object.keys(atom.out).length > 0)
    notes.push('what the room yields lies behind its gate, and must be carried out')
  if (atom.condition.some(({ activate_mode }) => activate_mode === 'pulse'))
    notes.push('activate_mode "pulse" read as "level": it is enough that the block is as it must be once')
  for (const [index, { command }] of atom.effect.entries()) {
    if (command === undefined || atom.merge || atom.split || !TELEPORT.test(command)) continue
    notes.push(
      `effect ${index} left out: ${shortLine(command, MAX_COMMAND)} moves agents within the atom; here they walk, and reach the mechanisms from the floor`,
    )
  }
  return notes
}

/** Maximum length of a command in a message (characters). */
const MAX_COMMAND = 60
const TELEPORT = /^\/?(tp|teleport)\s/

function unsayableIn({ merge, split, effect: effects, init }: Atom) {
  const isLocked = init.some(({ lock_key }) => lock_key !== undefined)
  const commands = effects.findIndex(({ command }) => {
    if (command === undefined) return false
    if (merge || split) return !/_(merge|split)_pos_/.test(command)
    // Agents walk, and the key of a locked chest is not needed here.
    return !TELEPORT.test(command) && !(isLocked && command.startsWith('/give'))
  })
  if (commands < 0) return undefined
  const command = shortLine(effects[commands]?.command ?? '', MAX_COMMAND)
  const reason = `task files cannot say "${command}": of commands as effects there are only ${
    merge || split
      ? 'teleports to _merge_pos_ or _split_pos_ where the atom merges or splits'
      : 'teleports, which are left out, and the key of a locked chest'
  }`
  return { field: `effect.${commands}.command`, reason }
}
