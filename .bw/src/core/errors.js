/**
 * Base class of all errors that this project throws on purpose. Each message says what was found, what was expected and what to
 * do next, so that the message alone is enough to fix the problem.
 */
export class CausalMaceError extends Error {
    /** What the reader can do about it, in one sentence. */
    hint;
    constructor(message, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.name = new.target.name;
        this.hint = options.hint;
    }
}
/** Whether the error's message is written for users. */
export const isCausalMaceError = (error) => error instanceof CausalMaceError;
/** A file that people write (task, rules, prompt) is unusable. Nothing has been started or written. */
export class InvalidFileError extends CausalMaceError {
    code = 'invalid_file';
    file;
    issues;
    constructor(file, issues, hint) {
        const lines = issues.map(({ path, line, message }) => {
            const place = `${file}${line === undefined ? '' : `:${line}`}`;
            return `${place}${path === '' ? '' : `  ${path}`}: ${message}`;
        });
        super(lines.join('\n'), hint === undefined ? {} : { hint });
        this.file = file;
        this.issues = issues;
    }
}
/** A flag or argument of the command line could not be used. */
export class UsageError extends CausalMaceError {
    code = 'usage';
}
/** A run folder is missing, already exists, or lacks the requested data. */
export class RunFolderError extends CausalMaceError {
    code = 'run_folder';
}
/** A recording is missing or unreadable. */
export class RecordingError extends CausalMaceError {
    code = 'recording';
}
/** A journal cannot be read, or has a damaged line. */
export class JournalError extends CausalMaceError {
    code = 'journal';
    /** The first bad line, if there is one. */
    damage;
    constructor(message, options = {}) {
        super(message, options);
        this.damage = options.damage;
    }
}
/** A pool of many machines could not be used, or lost data. */
export class PoolError extends CausalMaceError {
    code = 'pool';
}
/** A Minecraft server could not be started, reached or used. */
export class ServerError extends CausalMaceError {
    code = 'server';
}
/**
 * The ways a call of a language model can fail, and their consequences. The journal and cassettes keep these codes.
 * `model/openai/attribution.ts` maps an endpoint's signs to them.
 */
export const modelErrors = {
    /** Any failure without a more specific code. */
    model: { retryable: false, party: 'us', ends: 'episode' },
    /** The endpoint could not be reached, or closed the connection. */
    model_connection: { retryable: true, party: 'endpoint', ends: 'episode' },
    model_timeout: { retryable: true, party: 'endpoint', ends: 'episode' },
    /** Too many requests at a time; wait. */
    model_rate_limit: { retryable: true, party: 'endpoint', ends: 'episode' },
    /** The endpoint reports an internal error (5xx). */
    model_overload: { retryable: true, party: 'endpoint', ends: 'episode' },
    /** The reply does not follow the protocol, e.g. from a proxy or a crashing server. */
    model_protocol: { retryable: true, party: 'endpoint', ends: 'episode' },
    /** The key is wrong, missing, or not allowed to do this. */
    model_key: { retryable: false, party: 'account', ends: 'experiment' },
    /** The account has no credit left, or has used up its daily quota. */
    model_quota: { retryable: false, party: 'account', ends: 'experiment' },
    /** The endpoint has no model of this name. */
    model_missing: { retryable: false, party: 'model', ends: 'experiment' },
    /** The reply was cut off by the limit of output tokens, re-asks included. */
    model_truncated: { retryable: false, party: 'model', ends: 'subtask' },
    /** No reply fitted the schema, re-asks included. */
    model_reply: { retryable: false, party: 'model', ends: 'subtask' },
    /** The endpoint rejects this request without a known reason. */
    model_request: { retryable: false, party: 'request', ends: 'episode' },
    /** A content filter or moderation rejects the prompt. */
    model_filter: { retryable: false, party: 'request', ends: 'episode' },
    /** The model declines to answer. */
    model_refusal: { retryable: false, party: 'request', ends: 'subtask' },
    /** The prompt, with its reply, is longer than the model's context. */
    model_context: { retryable: false, party: 'request', ends: 'subtask' },
    /** The address is not that of a chat-completions API, or cannot be trusted (TLS). */
    model_address: { retryable: false, party: 'us', ends: 'experiment' },
    /** A cassette cannot be replayed, or does not hold the reply. */
    model_cassette: { retryable: false, party: 'us', ends: 'episode' },
    /** No answerer supports this kind of question, e.g. the expert for a plug-in's question. */
    model_question: { retryable: false, party: 'us', ends: 'episode' },
    /** A scripted model was asked something that its script does not cover. */
    model_script: { retryable: false, party: 'us', ends: 'episode' },
};
/** The consequences of a code; undefined for codes of other errors. */
export const modelFailureOf = (code) => code !== null && Object.hasOwn(modelErrors, code) ? modelErrors[code] : undefined;
/** The language model failed, or its reply could not be used even after asking again. */
export class ModelError extends CausalMaceError {
    code;
    /** Whether the same request may succeed when it is repeated. */
    retryable;
    retryAfterMs;
    remedy;
    raw;
    /** Failed attempts so far; including retries. */
    attempts;
    /** Token usage of the failed attempts. */
    usage;
    /** Wall time of the failed attempts (ms); undefined where none was measured. */
    latencyMs;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'model';
        this.retryable = modelErrors[this.code].retryable && options.isFinal !== true;
        this.retryAfterMs = options.retryAfterMs;
        this.remedy = options.remedy;
        this.raw = options.raw;
        this.attempts = options.attempts ?? 1;
        this.usage = options.usage ?? { inputTokens: 0, outputTokens: 0 };
        this.latencyMs = options.latencyMs;
    }
}
/** A limit set by the user (calls, tokens, money) was reached. This is not a failure of the model or the team. */
export class LimitError extends CausalMaceError {
    code;
    /** @param options `of`: whose limit it was; by default, that of the whole run or experiment */
    constructor(message, options = {}) {
        const { of, ...rest } = options;
        super(message, rest);
        this.code = of === 'episode' ? 'episode_limit' : 'limit';
    }
}
/** A plan could not be turned into a graph that a team can execute. */
export class PlanError extends CausalMaceError {
    code = 'plan';
}
/** An invariant of the code was violated: a defect in CausalMACE. */
export class InvariantError extends CausalMaceError {
    code = 'invariant';
    constructor(message) {
        super(message, { hint: 'This is a defect in CausalMACE; please report it with the run folder.' });
    }
}
