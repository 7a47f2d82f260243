import type { ModelErrorCode } from '../../../src/core/errors.ts'

/**
 * An error as a server has sent it. The text is quoted from the source, shortened where something is repeated. Where the source
 * prints the message alone, it stands in the usual frame of that server; a status that the source says in words stands beside it.
 */
export interface CapturedRefusal {
  server: string
  source: string
  status: number
  headers?: Readonly<Record<string, string>>
  body: unknown
  /** What it is attributed to. */
  code: ModelErrorCode
  /** Requested wait (ms), if the refusal names one. */
  restMs?: number
}

const github = (path: string): string => `https://github.com/${path}`

/** Errors of real servers, with their meaning. */
export const REFUSALS: readonly CapturedRefusal[] = [
  {
    server: 'Azure: the prompt is filtered',
    source: github('compl-ai/compl-ai/issues/20'),
    status: 400,
    body: {
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. To learn more about our content filtering policies please read our documentation: https://go.microsoft.com/fwlink/?linkid=2198766",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: {
          code: 'ResponsibleAIPolicyViolation',
          content_filter_result: {
            hate: { filtered: false, severity: 'safe' },
            jailbreak: { filtered: false, detected: false },
            violence: { filtered: true, severity: 'medium' },
          },
        },
      },
    },
    code: 'model_filter',
  },
  {
    // The page gives the type of `metadata`; its values here are placeholders.
    server: 'OpenRouter: the prompt is flagged',
    source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'Your chosen model requires moderation and your input was flagged',
        metadata: {
          reasons: ['violence'],
          flagged_input: 'Attack the …',
          provider_name: 'OpenAI',
          model_slug: 'openai/gpt-4o',
        },
      },
    },
    code: 'model_filter',
  },
  {
    server: 'Azure: rate of tokens, a day',
    source: github('jasonacox/TinyLLM/issues/17'),
    status: 429,
    body: {
      error: {
        message:
          "litellm.RateLimitError: AzureException RateLimitError - Error code: 429 - {'error': {'code': '429', 'message': 'Requests to the ChatCompletions_Create Operation under Azure OpenAI API version 2023-05-15 have exceeded token rate limit of your current AIServices S0 pricing tier. Please retry after 86400 seconds. Please contact Azure support service if you would like to further increase the default rate limit.'}}\nReceived Model Group=azure-gpt-4o-mini\nAvailable Model Group Fallbacks=None",
        type: 'throttling_error',
        param: null,
        code: '429',
      },
    },
    code: 'model_rate_limit',
    restMs: 86_400_000,
  },
  {
    server: 'Azure: rate of requests',
    source: github('microsoft/copilot-camp/issues/551'),
    status: 429,
    body: { error: { code: '429', message: 'Rate limit is exceeded. Try again in 2 seconds.' } },
    code: 'model_rate_limit',
    restMs: 2000,
  },
  {
    server: 'LiteLLM: no deployment is left',
    source: github('BerriAI/litellm/issues/5177'),
    status: 429,
    body: {
      error: {
        message:
          'No deployments available for selected model, Try again in 60 seconds. Passed model=claude-3-haiku-20240307. Try again in 60 seconds.',
      },
    },
    code: 'model_rate_limit',
    restMs: 60_000,
  },
  {
    server: 'LiteLLM: limits of a team',
    source: github('BerriAI/litellm/issues/13898'),
    status: 429,
    body: {
      error: {
        message:
          'LiteLLM Rate Limit Handler for rate limit type = team. Crossed TPM / RPM / Max Parallel Request Limit. current rpm: 1, rpm limit: 15, current tpm: 12260, tpm limit: 5000, current max_parallel_requests: 0, max_parallel_requests: 9223372036854775807',
      },
    },
    code: 'model_rate_limit',
  },
  {
    server: 'Groq: tokens by the minute',
    source: github('danielmiessler/Fabric/issues/364'),
    status: 429,
    body: {
      error: {
        message:
          'Rate limit reached for model `llama3-70b-8192` in organization `org_01hrsvc1b8ey0anvbgha0xckf2` on tokens per minute (TPM): Limit 7000, Used 0, Requested ~12903. Please try again in 50.597142857s. Visit https://console.groq.com/docs/rate-limits for more information.',
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    },
    code: 'model_rate_limit',
    restMs: 50_597.142857,
  },
  {
    server: 'Groq: tokens by the day, which come back by and by',
    source: github('continuedev/continue/issues/10920'),
    status: 429,
    body: {
      error: {
        message:
          'Rate limit reached for model `llama-3.3-70b-versatile` in organization `org_01kjh7p9n8f1qs6nz2bz77vy6b` service tier `on_demand` on tokens per day (TPD): Limit 100000, Used 97050, Requested 3619. Please try again in 9m38.016s. Need more tokens? Upgrade to Dev Tier today at https://console.groq.com/settings/billing',
      },
    },
    code: 'model_rate_limit',
    restMs: 578_016,
  },
  {
    server: 'OpenRouter: free models of the day',
    source: github('Gitlawb/openclaude/issues/1549'),
    status: 429,
    body: {
      error: {
        message: 'Rate limit exceeded: free-models-per-day-high-balance.',
        type: 'rate_limit_error',
        code: '429',
      },
    },
    code: 'model_quota',
  },
  {
    server: 'OpenRouter: credits',
    source: github('astrio-labs/forall/issues/76'),
    status: 402,
    body: {
      error: {
        message:
          'This request requires more credits, or fewer max_tokens. You requested up to 64000 tokens, but can only afford 2666. To increase, visit https://openrouter.ai/settings/credits and upgrade to a paid account',
        code: 402,
        metadata: { provider_name: null },
      },
      user_id: 'user_…',
    },
    code: 'model_quota',
  },
  {
    server: 'OpenRouter: the provider limits the rate',
    source: github('open-webui/computer/issues/293'),
    status: 429,
    body: {
      error: {
        message: 'Provider returned error',
        code: 429,
        metadata: {
          raw: 'z-ai/glm-5.3-flash is temporarily rate-limited upstream. Please retry shortly, or add your own key to accumulate your rate limits: …',
          provider_name: 'BaseTen',
          limit_source: 'upstream_provider_shared_pool',
          remedy_hint: 'Retry shortly, add your own provider key, or route to another provider',
        },
      },
    },
    code: 'model_rate_limit',
  },
  {
    server: 'Gemini: a quota of the day among those of the minute',
    source: github('google-gemini/gemini-cli/issues/8437'),
    status: 429,
    body: [
      {
        error: {
          code: 429,
          message:
            'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.',
          status: 'RESOURCE_EXHAUSTED',
          details: [
            {
              '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
              violations: [
                {
                  quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
                  quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier',
                },
                {
                  quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
                  quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
                },
              ],
            },
          ],
        },
      },
    ],
    code: 'model_quota',
  },
  {
    server: 'Gemini: a quota of the minute',
    source: github('continuedev/continue/issues/10562'),
    status: 429,
    body: {
      error: {
        code: 429,
        message: 'Resource has been exhausted (e.g. check quota).',
        status: 'RESOURCE_EXHAUSTED',
      },
    },
    code: 'model_rate_limit',
  },
  {
    server: 'OpenAI: a request that is larger than its minute',
    source: github('vanderschaarlab/climb/issues/1'),
    status: 429,
    body: {
      error: {
        message:
          'Request too large for gpt-4o in organization org-VDAWofJASuLH0vVz8o9tiQZr on tokens per min (TPM): Limit 30000, Requested 30601. The input or output tokens must be reduced in order to run successfully. Visit https://platform.openai.com/account/rate-limits to learn more.',
        type: 'tokens',
        param: null,
        code: 'rate_limit_exceeded',
      },
    },
    code: 'model_context',
  },
  {
    server: 'llama.cpp: too short a context',
    source: github('oobabooga/textgen/issues/7257'),
    status: 400,
    body: {
      error: {
        code: 400,
        message:
          'the request exceeds the available context size. try increasing the context size or enable context shift',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 14429,
        n_ctx: 8192,
      },
    },
    code: 'model_context',
  },
  {
    server: 'llama.cpp: too short a context, as a failure',
    source: github('ggml-org/llama.cpp/issues/19774'),
    status: 500,
    body: { error: { code: 500, message: 'Context size has been exceeded.', type: 'server_error' } },
    code: 'model_context',
  },
  {
    server: 'Ollama: thinking that the model cannot do',
    source: github('ollama/ollama/issues/12561'),
    status: 400,
    body: {
      error: {
        message: 'think value "medium" is not supported for this model',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
    code: 'model_request',
  },
]
