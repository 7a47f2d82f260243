import { isIP } from 'node:net'
import { askServer, type ServerAccess } from './ask-server.ts'
import { entryOf, listedModels } from './listed-models.ts'
import { roomOf } from './room.ts'

/** How long a server is asked for it (ms): a run that begins waits for this, and one that plays needs it not. */
export const ASKED_FOR_MS = 3000

/**
 * The context of a model (tokens), as its endpoint says it; undefined where the endpoint is not asked, says nothing, says
 * something else than a plausible number, or fails.
 */
export async function reportedContext(
  model: string,
  access: Omit<ServerAccess, 'withinMs'>,
  { withinMs = ASKED_FOR_MS }: { withinMs?: number } = {},
): Promise<number | undefined> {
  if (isSilent(access.baseUrl)) return undefined
  const ask = askServer({ ...access, withinMs })
  const models = listedModels(await ask('models'))
  if (models === undefined) return undefined
  const listed = entryOf(models, model)
  return (await roomOf(model, { listed, isNear: isNear(access.baseUrl), ask })).context
}

/** Hosts whose API says no contexts: OpenAI's own, and Azure's. Machines that somebody rents from Azure have other names. */
const SILENT = /(^|\.)(openai\.com|(openai|services\.ai|cognitiveservices)\.azure\.com)$/
const isSilent = (baseUrl: string): boolean => SILENT.test(new URL(baseUrl).hostname)

/**
 * Whether a server stands on this machine or in the same network, by its name alone: an address of a private network, a name
 * without dots, or one of the endings that are kept for such networks.
 */
export function isNear(baseUrl: string): boolean {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host)
  if (isIP(host) === 6) return host === '::1' || /^f[cde]/.test(host)
  return !host.includes('.') || /\.(local|localhost|lan|home\.arpa|internal)$/.test(host)
}
