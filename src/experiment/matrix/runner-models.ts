import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../core/make-folder.ts'
import type { Allowance } from '../../model/allowance/allowance.ts'
import { episodeAllowance } from '../../model/allowance/episode-allowance.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import { allow } from '../../model/middleware/allow.ts'
import { Transcript } from '../../model/transcript/transcript.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer } from '../../question/answerer.ts'
import { foreign } from '../../question/foreign.ts'
import { persistent } from '../../question/prompted.ts'
import type { EpisodeOrder } from '../pool/messages.ts'
import type { PlayLimits } from '../pool/pool.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { contextFor } from './experiment-spec.ts'

/** A model that the runner asks: the answerer, and a function that closes its transcript. */
type RunnerModel = Pick<PlayLimits, 'answerer' | 'questions'> & { keep(run: string): void }

/** The models that the runner asks for the processes that play: objects and, on request, all prompted models. */
export class RunnerModels {
  readonly #folder: ExperimentFolder
  readonly #catalogue: Catalogue
  readonly #allowance: Allowance
  readonly #objects: Readonly<Record<string, LanguageModel | Answerer>>
  readonly #prompted: Readonly<Record<string, Answerer>>

  /** @param promptsHere whether all language models are asked here, so that their keys stay here */
  constructor(options: {
    folder: ExperimentFolder
    catalogue: Catalogue
    allowance: Allowance
    objects: Readonly<Record<string, LanguageModel | Answerer>>
    promptsHere: boolean
  }) {
    this.#folder = options.folder
    this.#catalogue = options.catalogue
    this.#allowance = options.allowance
    this.#objects = options.objects
    this.#prompted = options.promptsHere ? promptedModels(options) : {}
  }

  /** All models, by the id that conditions use for them. */
  get all(): Readonly<Record<string, LanguageModel | Answerer>> {
    return { ...this.#prompted, ...this.#objects }
  }

  /** A model that is an object, by its id. */
  object(id: string): LanguageModel | Answerer | undefined {
    return Object.hasOwn(this.#objects, id) ? this.#objects[id] : undefined
  }

  /** The answerer for an episode's questions; undefined if its process asks the model itself. */
  for({
    request,
    runId,
    model: settings,
    runnerModel,
    episodeBudget = {},
  }: EpisodeOrder): RunnerModel | undefined {
    if (runnerModel === undefined) return undefined
    const questions = this.#catalogue.questions.list()
    const allowances = [episodeAllowance(episodeBudget), this.#allowance]
    const object = this.object(request.model)
    if (object !== undefined) {
      const source = foreign(object)
      const turns = allowances.map((one) => allow(one, !('answer' in source)))
      const answerer = this.#catalogue.withPrompts(persistent(source, turns))
      return { answerer, questions, keep: () => undefined }
    }
    const { transcripts = 'full', ...endpoint } = settings
    const transcript = new Transcript(transcripts, Date.now)
    const path = join(this.#folder.file('asked'), `${runId}.jsonl.gz`)
    makeFolder(this.#folder.file('asked'))
    rmSync(path, { force: true })
    transcript.open(path)
    const { model, seed } = request
    const { answerer } = this.#catalogue.answerer({
      ...endpoint,
      model,
      seed,
      transcript,
      allowances,
      wallClock: Date.now,
    })
    return {
      answerer,
      questions,
      // The transcript is stored next to the journal, regardless of which process asked the model.
      keep(run) {
        transcript.close()
        if (existsSync(path) && existsSync(run)) renameSync(path, join(run, 'transcript.jsonl.gz'))
      },
    }
  }
}

/** The models of an experiment that are prompted. @throws UsageError for one that cannot be asked here */
function promptedModels({
  folder,
  catalogue,
  objects,
}: {
  folder: ExperimentFolder
  catalogue: Catalogue
  objects: Readonly<Record<string, unknown>>
}): Record<string, Answerer> {
  const { conditions, modelSettings } = folder.spec
  const { baseUrl, temperature, maxOutputTokens } = modelSettings
  const ids = new Set(conditions.map(({ model }) => model).filter((id) => !Object.hasOwn(objects, id)))
  return Object.fromEntries(
    [...ids].flatMap((model) => {
      const made = catalogue.answerer({
        model,
        baseUrl,
        temperature,
        maxOutputTokens,
        contextTokens: contextFor(modelSettings, model),
        seed: 1,
        wallClock: Date.now,
      })
      return made.isPrompted ? [[model, made.answerer]] : []
    }),
  )
}
