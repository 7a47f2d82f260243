import { defineModel, expertModel, type LanguageModel } from 'causalmace'

const model: LanguageModel = {
  id: 'counted',
  async generate(request, options) {
    options?.signal?.throwIfAborted()
    return expertModel.generate(request, options)
  },
}

/** The expert under another name: it stands for any model of your own. */
export const counted = defineModel({
  id: 'counted',
  form: 'counted',
  summary: 'answers as the expert does',
  create: () => model,
})
