/** The names of the team, in the order in which a prompt lists them. */
export const teamIn = (text: string): string[] => /The team: ([\w, ]+)\./.exec(text)?.[1]?.split(', ') ?? []

/** The agent whose prompt it is. */
export const selfIn = (text: string): string => /You are (\w+) at \[/.exec(text)?.[1] ?? ''
