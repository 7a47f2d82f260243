import { isCausalMaceError } from '../../../core/errors.ts'
import { hidden } from '../../../core/secrets/secrets.ts'
import type { Catalogue } from '../../../plugin/catalogue.ts'
import { loadReferences } from '../../../plugin/load.ts'
import { describePlugin } from '../../../plugin/reference.ts'
import type { Announcement } from './announcement.ts'
import { maskedUrl } from './pool-url.ts'

/** The equipment of a worker. */
export interface Equipment {
  code: string
  /** Values of --plugin. */
  plugins: readonly string[]
  /** References of these plug-ins. */
  catalogue: Catalogue
  /** The endpoint that the worker's user specified; keys are sent only there. */
  baseUrl: string | undefined
  /** Whether it has a shared folder. */
  hasFolder: boolean
}

/** The catalogue with this machine's versions of the experiment's plug-ins, or why the worker cannot take the experiment. */
export type Fitness = { catalogue: Catalogue } | { why: string }

/** Whether a worker may play an experiment: it needs the same code, the same plug-ins and access to the models. */
export async function fitnessFor(announcement: Announcement, own: Equipment): Promise<Fitness> {
  const why = whyUnfit(announcement, own)
  if (why !== undefined) return { why }
  const { plugins, models, baseUrl } = announcement
  try {
    const given = own.plugins.filter((_, index) =>
      plugins.some(({ name }) => name === own.catalogue.references[index]?.name),
    )
    const catalogue = await loadReferences(plugins, { given })
    for (const model of models)
      catalogue.answerer({
        model,
        seed: 1,
        wallClock: Date.now,
        ...(baseUrl === null ? {} : { baseUrl: own.baseUrl }),
      })
    return { catalogue }
  } catch (error) {
    if (!isCausalMaceError(error)) throw error
    return { why: `${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}` }
  }
}

/** Why a worker with this equipment cannot take the experiment, checked without loading anything. */
function whyUnfit(
  { code, plugins, models, baseUrl, byFolder }: Announcement,
  own: Equipment,
): string | undefined {
  if (code !== own.code) return `it is played with version ${code}, and this worker is ${own.code}`
  // Only plug-ins that this worker's user named are loaded: write access to the store must not decide which code runs here.
  const missing = plugins.find(({ name }) => own.catalogue.references.every((one) => one.name !== name))
  if (missing !== undefined)
    return `it needs the plug-in ${describePlugin(missing)}; start the worker with --plugin`
  if (byFolder !== own.hasFolder)
    return byFolder
      ? 'its runs return through a shared folder; start the worker with --shared'
      : 'its runs return through the pool; start the worker without --shared, or the runner with it'
  if (models.length > 0 && baseUrl !== null && baseUrl !== hidden(own.baseUrl ?? ''))
    return `its models are at ${maskedUrl(baseUrl)}; start the worker with that --base-url, or the runner with --models runner`
  return undefined
}
