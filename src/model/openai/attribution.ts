import { ModelError, type ModelErrorCode } from '../../core/errors.ts'
import { quote } from './json.ts'
import type { Refusal } from './refusal.ts'
import { restAfter } from './retry-after.ts'

/** Maximum length of a quotation from an endpoint's error message (characters). */
const MAX_QUOTED = 500

/** Context of an endpoint's refusal. */
export interface RefusalContext {
  /** The endpoint, without parts that may be secret. */
  endpoint: string
  model: string
  /** Wall time, ms since 1970. */
  now: number
  /** Whether the endpoint has refused a part that the next request will omit. */
  isLearned?: boolean
}

/** A sign of an error: its recognition, the responsible party and the message. */
export interface Sign {
  code: ModelErrorCode
  /** Description in words, for the table in docs/real-models.md. */
  when: string
  isShown(refusal: Refusal): boolean
  /** The endpoint's behaviour, as a verb phrase. */
  what: string
  hint: string | ((model: string) => string)
}

const has = ({ names }: Refusal, ...wanted: string[]): boolean => names.some((name) => wanted.includes(name))
/** If a per-minute limit is named too, that one was met: the shorter limit is assumed first. */
const isDaily = ({ said, names }: Refusal): boolean =>
  (/\b(per|a|of the) (day|month)\b|per[-_]day|\bdaily\b|\bmonthly\b|\((RPD|TPD)\)/i.test(said) &&
    !/\b(per|a) (minute|second)\b|per[-_](min|sec)|\((RPM|TPM)\)/i.test(said)) ||
  names.some((name) => /per_?day|daily/i.test(name))
/** Gemini gives a waiting time of seconds even when the daily quota is spent. */
const isDailyOfGemini = ({ names }: Refusal): boolean => names.some((name) => /PerDay/.test(name))
const isLimit = ({ status, said }: Refusal): boolean =>
  status === 429 || status === 529 || (status === 403 && /rate limit|too many requests/i.test(said))
/** A filter in front of an endpoint refuses individual texts without mentioning keys. */
const isBlocked = ({ status, said }: Refusal): boolean =>
  status === 403 &&
  /\bblocked\b|\bfirewall\b|security policy/i.test(said) &&
  !/\bkey\b|permission|authori[sz]|account|api token/i.test(said)

const CONTEXT =
  /context[ _](length|size|window)|maximum (context|prompt length)|maximum number of tokens|reduce the length of/i
const LOADING = /\bmodel\b.*\bloading\b|\bloading\b.*\bmodel\b/i

/** The signs of errors, most specific first: the first match decides. */
export const SIGNS: readonly Sign[] = [
  {
    code: 'model_filter',
    when: 'any status with `content_filter`, `content_policy_violation`, `ResponsibleAIPolicyViolation` or a `blockReason`; 403 that mentions moderation or flagged input, or blocking but no key',
    isShown: (refusal) =>
      has(refusal, 'content_filter', 'content_policy_violation', 'ResponsibleAIPolicyViolation') ||
      has(refusal, 'flagged_input', 'data_inspection_failed', 'blockReason') ||
      /\bcontent_filter\b/.test(refusal.said) ||
      (refusal.status === 403 && /moderation|flagged|content polic/i.test(refusal.said)) ||
      isBlocked(refusal),
    what: 'filters the prompt',
    hint: 'Rephrase the task, or use an endpoint without this filter. Other tasks are not affected.',
  },
  {
    code: 'model_quota',
    when: '402; `insufficient_quota`, `billing_*`; 429 for a day or month that does not say when it ends, and names no limit of a minute',
    isShown: (refusal) =>
      refusal.status === 402 ||
      refusal.names.some((name) => /^(insufficient_quota|billing_|credit)/i.test(name)) ||
      /(credit balance|insufficient (credit|balance|fund)|out of credits|requires more credits)/i.test(
        refusal.said,
      ) ||
      (refusal.status === 429 &&
        isDaily(refusal) &&
        (isDailyOfGemini(refusal) || restAfter(refusal, 0) === undefined)),
    what: 'has no quota left for this key',
    hint: 'Add credit to the account, wait until its quota is renewed, or use another key or endpoint.',
  },
  {
    code: 'model_context',
    when: '`context_length_exceeded`, `exceed_context_size_error`, words about the context length, size or window, or the longest prompt (not with 429); 413; 429 that calls the request itself too large',
    isShown: (refusal) =>
      has(refusal, 'context_length_exceeded', 'exceed_context_size_error') ||
      (refusal.status < 500 && refusal.status !== 429 && CONTEXT.test(refusal.said)) ||
      /prompt is too long|context size has been exceeded/i.test(refusal.said) ||
      refusal.status === 413 ||
      (refusal.status === 429 && /request too large/i.test(refusal.said)),
    what: 'has no room for the request',
    hint: 'Start the server with a longer context (docs/real-models.md), lower --max-output, or use a smaller task.',
  },
  {
    code: 'model_rate_limit',
    when: '429 and 529 otherwise; 403 that mentions a rate limit',
    isShown: isLimit,
    what: 'gets too many requests',
    hint: 'Wait, be more patient with --patience, or lower --concurrency or --per-minute.',
  },
  {
    code: 'model_key',
    when: '401; 403 otherwise; 400 that calls the key invalid (Gemini)',
    isShown: (refusal) =>
      refusal.status === 401 ||
      refusal.status === 403 ||
      has(refusal, 'API_KEY_INVALID', 'invalid_api_key') ||
      /api key (is )?(not valid|invalid)|invalid api key/i.test(refusal.said),
    what: 'does not accept the key',
    hint: 'Put a key that is allowed to use this model into OPENAI_API_KEY.',
  },
  {
    code: 'model_missing',
    when: '`model_not_found`, `DeploymentNotFound`; 404 that mentions a model or deployment; 400 "is not a valid model ID"',
    isShown: (refusal) =>
      has(refusal, 'model_not_found', 'DeploymentNotFound') ||
      (refusal.status === 404 &&
        /\b(model|deployment)\b/i.test(refusal.said) &&
        !LOADING.test(refusal.said)) ||
      (refusal.status < 500 &&
        /not a valid model|model .*(does not exist|not found|is not available)/i.test(refusal.said)),
    what: 'does not have the model',
    hint: (model) => `Check that it has the model "${model}"; doctor --model lists those there are.`,
  },
  {
    code: 'model_address',
    when: '404 and 405 otherwise, redirects to other hosts, and connections that TLS does not trust',
    isShown: ({ status, said }) => (status === 404 || status === 405) && !LOADING.test(said),
    what: 'has nothing at this address',
    hint: 'Check that the base URL is that of a chat-completions API; it often ends in /v1.',
  },
  {
    code: 'model_overload',
    when: '5xx, 408, 409 and 425; 404 while a model is loading',
    isShown: ({ status }) => status >= 500 || [404, 408, 409, 425].includes(status),
    what: 'fails',
    hint: 'The error is the endpoint’s; try again later.',
  },
  {
    code: 'model_request',
    when: 'any other 4xx',
    isShown: () => true,
    what: 'refuses the request',
    hint: 'Read its message; another model or endpoint may accept such requests.',
  },
]

/** The only place where an endpoint's errors are attributed. */
export function attributed(refusal: Refusal, context: RefusalContext): ModelError {
  const { endpoint, model, now, isLearned } = context
  const sign = SIGNS.find(({ isShown }) => isShown(refusal)) as Sign
  const { code, what, hint } = isLearned ? { ...sign, code: 'model_request' as const } : sign
  const rest = restAfter(refusal, now)
  const quotation = quote(refusal.said || 'it does not say why', MAX_QUOTED)
  return new ModelError(`${endpoint} ${what} (${refusal.status}): ${quotation}`, {
    code,
    hint: typeof hint === 'string' ? hint : hint(model),
    ...(isLearned ? { remedy: { kind: 'same' } } : {}),
    ...(rest === undefined || !isWaitedFor(code) ? {} : { retryAfterMs: rest }),
  })
}

const isWaitedFor = (code: ModelErrorCode): boolean =>
  code === 'model_rate_limit' || code === 'model_overload'
