/** The position of each command in the help text, with the common ones first. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Common:': ['demo', 'run', 'compare', 'view', 'resume', 'report'],
  'Tasks:': ['tasks', 'rules', 'gather', 'text', 'mcu'],
  'Plans:': ['plan', 'calibrate', 'knowledge'],
  'Experiments:': ['experiment', 'ablate', 'merge', 'export', 'worker'],
  'Finished runs:': ['replay', 'rescore', 'transcript', 'frames', 'video'],
  'Judging:': ['judge', 'criteria', 'arena', 'rate', 'agreement', 'agentbeats'],
  'Worlds and set-up:': ['serve', 'doctor', 'completion'],
}

/** The heading of a command in the help text. */
export const headingOf = (verb: string): string =>
  Object.entries(GROUPS).find(([, verbs]) => verbs.includes(verb))?.[0] ?? 'Other:'

/** Commands in the order of the help text. */
export function inHelpOrder(verbs: readonly string[]): string[] {
  const order = Object.values(GROUPS).flat()
  const rank = (verb: string) => (order.includes(verb) ? order.indexOf(verb) : order.length)
  return [...verbs].sort((a, b) => rank(a) - rank(b))
}
