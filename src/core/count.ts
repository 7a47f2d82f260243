/** The noun as it follows a number: "task" after 1, "tasks" after all others. */
export const plural = (n: number, noun: string, many = `${noun}s`): string => (n === 1 ? noun : many)

/** A number with its noun: "1 task", "2 tasks", "0 dependencies". */
export const count = (n: number, noun: string, many?: string): string => `${n} ${plural(n, noun, many)}`
