/**
 * Okabe and Ito's colours, which people with any kind of colour vision can distinguish, with the clearest ones
 * first.
 */
const COLOURS = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#cc79a7',
  '#56b4e9',
  '#d55e00',
  '#8f7a00',
  '#7d7d85',
] as const

/** The colour of an agent on every page; grey for one that is not of the team. */
export function agentColour(agents: readonly string[], agent: string | undefined): string {
  const index = agent === undefined ? -1 : agents.indexOf(agent)
  return index < 0 ? '#9a9aa0' : (COLOURS[index % COLOURS.length] ?? COLOURS[0])
}

/** Whether text on an agent's colour has to be dark (the colour is light) or white. */
export function isLight(colour: string): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255) > 140
}
