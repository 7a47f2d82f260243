import { z } from 'zod'
import { count } from '../../core/count.ts'
import { type Provenance, provenanceSchema } from '../provenance.ts'

/** SHA-256 of the copies of task files, by their paths in the experiment's folder. */
export const taskHashesSchema = z.record(z.string(), z.string())

/** Code, plug-ins and contents of tasks with which episodes are played. */
export interface PlayedWith {
  versions: Provenance | undefined
  taskHashes: Record<string, string> | undefined
}

/** An experiment was resumed with other code, plug-ins or tasks than before (`resume --mixed`). */
export const mixedSchema = z.object({
  /** ISO time. */
  at: z.string(),
  /** The differences from the earlier episodes, in plain words. */
  differences: z.array(z.string()),
  versions: provenanceSchema,
  taskHashes: taskHashesSchema,
})
export type Mixed = z.infer<typeof mixedSchema>

/** Differences between the earlier and the current code, plug-ins and tasks; empty if none is known. */
export function differencesBetween(before: PlayedWith, now: PlayedWith): string[] {
  return [
    ...codeDifferences(before.versions, now.versions),
    ...pluginDifferences(before.versions?.plugins ?? [], now.versions?.plugins ?? []),
    ...taskDifferences(before.taskHashes, now.taskHashes),
  ]
}

/** Differences between two versions of the code; empty if one of them is unknown. */
export function codeDifferences(before: Provenance | undefined, now: Provenance | undefined): string[] {
  if (before === undefined || now === undefined) return []
  const differs = (name: string, one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other ? [] : [`${name} ${one} → ${other}`]
  const commitOf = ({ git }: Provenance) => git?.commit.slice(0, 10)
  return [
    ...differs('causalmace', before.causalmace, now.causalmace),
    ...differs('commit', commitOf(before), commitOf(now)),
    ...differs('code', before.code, now.code),
    // These are part of the code's fingerprint.
    ...(before.code === undefined
      ? [
          ...differs('prompts', before.prompts, now.prompts),
          ...Object.entries(now.libraries).flatMap(([name, version]) =>
            differs(name, before.libraries[name], version),
          ),
        ]
      : []),
  ]
}

function pluginDifferences(before: Provenance['plugins'], now: Provenance['plugins']): string[] {
  const names = new Set([...before, ...now].map(({ name }) => name))
  return [...names].flatMap((name) => {
    const [one, other] = [before, now].map((plugins) => plugins.find((plugin) => plugin.name === name))
    if (one?.hash === other?.hash) return []
    return [`plug-in ${name} ${one?.hash ?? 'none'} → ${other?.hash ?? 'none'}`]
  })
}

function taskDifferences(
  before: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>> = {},
): string[] {
  if (before === undefined) return []
  return Object.entries(before).flatMap(([file, hash]) =>
    now[file] === hash ? [] : [`${file} ${now[file] === undefined ? 'is missing' : 'was edited'}`],
  )
}

/** A short description of the code: its version, and the commit if there is one. */
const codeOf = ({ causalmace, git }: Provenance): string =>
  `causalmace ${causalmace}${git === null ? '' : `, commit ${git.commit.slice(0, 10)}`}`

/** The note that tables must carry if results were played with different code, plug-ins or tasks; otherwise undefined. */
export function mixedNote(
  { versions, mixed = [] }: { versions?: Provenance | undefined; mixed?: readonly Mixed[] | undefined },
  results: readonly { mixed: number }[],
): string | undefined {
  if (mixed.length === 0) return undefined
  const countOf = (index: number) => results.filter((result) => result.mixed === index).length
  const first = versions === undefined ? 'as designed' : `with ${codeOf(versions)}`
  const later = mixed.map(
    ({ differences }, index) => `${countOf(index + 1)} after a change (${differences.join('; ')})`,
  )
  return `Mixed: of ${count(results.length, 'episode')} ${countOf(0)} played ${first}, ${later.join(', ')}.`
}
