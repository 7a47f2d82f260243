import { type Answerer, createExpert, defineModel } from 'causalmace'

/** The expert under another name: it stands for any model of your own. */
export function steady(game: Parameters<typeof createExpert>[0]): Answerer {
  const expert = createExpert(game)
  return {
    id: 'steady',
    async answer(ask, options) {
      options?.signal?.throwIfAborted()
      return expert.answer(ask, options)
    },
  }
}

export const steadyModel = defineModel({
  id: 'steady',
  form: 'steady',
  summary: 'answers as the expert does',
  create: (_name, game) => steady(game),
})
