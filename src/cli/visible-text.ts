import type { WhyVisible } from '../core/secrets/secrets.ts'

const WHY: Readonly<Record<WhyVisible, string>> = {
  short: 'has fewer than 8 characters, which occur in ordinary words',
  word: 'is a word that this program uses itself',
}

/** The warning that a user sees once about a secret that cannot be removed from the output. */
export const visibleText = (name: string, why: WhyVisible): string =>
  `${name} ${WHY[why]}: it is not hidden in files and on the terminal`
