import type { Usage } from './language-model.ts'

/** Price of a million tokens, in any currency. */
export interface Price {
  inputPerMillion: number
  outputPerMillion: number
}

export const costOf = ({ inputTokens, outputTokens }: Usage, price: Price): number =>
  (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / 1e6
