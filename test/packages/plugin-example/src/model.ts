import { type Answerer, defineModel, expert } from 'causalmace'

/** The expert under another name: it stands for any model of your own. */
const steady: Answerer = {
  id: 'steady',
  async answer(ask, options) {
    options?.signal?.throwIfAborted()
    return expert.answer(ask, options)
  },
}

export const steadyModel = defineModel({
  id: 'steady',
  form: 'steady',
  summary: 'answers as the expert does',
  create: () => steady,
})
