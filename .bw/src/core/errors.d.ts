import type { Damage } from './records/damage.ts';
/**
 * Base class of all errors that this project throws on purpose. Each message says what was found, what was expected and what to
 * do next, so that the message alone is enough to fix the problem.
 */
export declare abstract class CausalMaceError extends Error {
    /** A stable, machine-readable name of the kind of error. */
    abstract readonly code: string;
    /** What the reader can do about it, in one sentence. */
    readonly hint: string | undefined;
    constructor(message: string, options?: {
        hint?: string;
        cause?: unknown;
    });
}
/** Whether the error's message is written for users. */
export declare const isCausalMaceError: (error: unknown) => error is CausalMaceError;
/** One problem in a file that a user wrote: where it is, what was found and what was expected. */
export interface FileIssue {
    /** A path inside the document, e.g. `blueprint.layers.0.rows.2`. */
    path: string;
    /** 1-based; absent for formats without lines. */
    line?: number;
    message: string;
}
/** A file that people write (task, rules, prompt) is unusable. Nothing has been started or written. */
export declare class InvalidFileError extends CausalMaceError {
    readonly code = "invalid_file";
    readonly file: string;
    readonly issues: readonly FileIssue[];
    constructor(file: string, issues: readonly FileIssue[], hint?: string);
}
/** A flag or argument of the command line could not be used. */
export declare class UsageError extends CausalMaceError {
    readonly code = "usage";
}
/** A run folder is missing, already exists, or lacks the requested data. */
export declare class RunFolderError extends CausalMaceError {
    readonly code = "run_folder";
}
/** A recording is missing or unreadable. */
export declare class RecordingError extends CausalMaceError {
    readonly code = "recording";
}
/** A journal cannot be read, or has a damaged line. */
export declare class JournalError extends CausalMaceError {
    readonly code = "journal";
    /** The first bad line, if there is one. */
    readonly damage: Damage | undefined;
    constructor(message: string, options?: {
        hint?: string;
        cause?: unknown;
        damage?: Damage;
    });
}
/** A pool of many machines could not be used, or lost data. */
export declare class PoolError extends CausalMaceError {
    readonly code = "pool";
}
/** A Minecraft server could not be started, reached or used. */
export declare class ServerError extends CausalMaceError {
    readonly code = "server";
}
/**
 * The party responsible for a failed call of a language model: the request (others may succeed), the model, the account, the
 * endpoint, or our own side: its settings, its recordings, its code.
 */
export type Party = 'request' | 'model' | 'account' | 'endpoint' | 'us';
/** Consequences of a failure: see `modelErrors`. */
interface ModelFailure {
    /** Whether repeating the same request may succeed. */
    retryable: boolean;
    party: Party;
    /**
     * The largest unit that it ends once retries have not helped: a failure that would affect every further episode ends the
     * experiment.
     */
    ends: 'subtask' | 'episode' | 'experiment';
}
/**
 * The ways a call of a language model can fail, and their consequences. The journal and cassettes keep these codes.
 * `model/openai/attribution.ts` maps an endpoint's signs to them.
 */
export declare const modelErrors: {
    /** Any failure without a more specific code. */
    readonly model: {
        readonly retryable: false;
        readonly party: 'us';
        readonly ends: 'episode';
    };
    /** The endpoint could not be reached, or closed the connection. */
    readonly model_connection: {
        readonly retryable: true;
        readonly party: 'endpoint';
        readonly ends: 'episode';
    };
    readonly model_timeout: {
        readonly retryable: true;
        readonly party: 'endpoint';
        readonly ends: 'episode';
    };
    /** Too many requests at a time; wait. */
    readonly model_rate_limit: {
        readonly retryable: true;
        readonly party: 'endpoint';
        readonly ends: 'episode';
    };
    /** The endpoint reports an internal error (5xx). */
    readonly model_overload: {
        readonly retryable: true;
        readonly party: 'endpoint';
        readonly ends: 'episode';
    };
    /** The reply does not follow the protocol, e.g. from a proxy or a crashing server. */
    readonly model_protocol: {
        readonly retryable: true;
        readonly party: 'endpoint';
        readonly ends: 'episode';
    };
    /** The key is wrong, missing, or not allowed to do this. */
    readonly model_key: {
        readonly retryable: false;
        readonly party: 'account';
        readonly ends: 'experiment';
    };
    /** The account has no credit left, or has used up its daily quota. */
    readonly model_quota: {
        readonly retryable: false;
        readonly party: 'account';
        readonly ends: 'experiment';
    };
    /** The endpoint has no model of this name. */
    readonly model_missing: {
        readonly retryable: false;
        readonly party: 'model';
        readonly ends: 'experiment';
    };
    /** The reply was cut off by the limit of output tokens, re-asks included. */
    readonly model_truncated: {
        readonly retryable: false;
        readonly party: 'model';
        readonly ends: 'subtask';
    };
    /** No reply fitted the schema, re-asks included. */
    readonly model_reply: {
        readonly retryable: false;
        readonly party: 'model';
        readonly ends: 'subtask';
    };
    /** The endpoint rejects this request without a known reason. */
    readonly model_request: {
        readonly retryable: false;
        readonly party: 'request';
        readonly ends: 'episode';
    };
    /** A content filter or moderation rejects the prompt. */
    readonly model_filter: {
        readonly retryable: false;
        readonly party: 'request';
        readonly ends: 'episode';
    };
    /** The model declines to answer. */
    readonly model_refusal: {
        readonly retryable: false;
        readonly party: 'request';
        readonly ends: 'subtask';
    };
    /** The prompt, with its reply, is longer than the model's context. */
    readonly model_context: {
        readonly retryable: false;
        readonly party: 'request';
        readonly ends: 'subtask';
    };
    /** The address is not that of a chat-completions API, or cannot be trusted (TLS). */
    readonly model_address: {
        readonly retryable: false;
        readonly party: 'us';
        readonly ends: 'experiment';
    };
    /** A cassette cannot be replayed, or does not hold the reply. */
    readonly model_cassette: {
        readonly retryable: false;
        readonly party: 'us';
        readonly ends: 'episode';
    };
    /** No answerer supports this kind of question, e.g. the expert for a plug-in's question. */
    readonly model_question: {
        readonly retryable: false;
        readonly party: 'us';
        readonly ends: 'episode';
    };
    /** A scripted model was asked something that its script does not cover. */
    readonly model_script: {
        readonly retryable: false;
        readonly party: 'us';
        readonly ends: 'episode';
    };
};
export type ModelErrorCode = keyof typeof modelErrors;
/** The consequences of a code; undefined for codes of other errors. */
export declare const modelFailureOf: (code: string | null) => ModelFailure | undefined;
/** Ways to recover from a failure, other than waiting. */
export type Remedy = 
/** Repeat the request at once: the model has learned that its endpoint lacks a feature. */
{
    kind: 'same';
}
/** The model is shown the fault of its reply, and `said`, the reply itself; absent if that would not help. */
 | {
    kind: 'tell';
    issue: string;
    said?: string;
};
export interface ModelErrorOptions {
    hint?: string;
    cause?: unknown;
    code?: ModelErrorCode;
    /** Repeating the request is pointless although the code says otherwise: the waiting time is used up. */
    isFinal?: boolean;
    /** Time that the endpoint asks to wait before the next request (ms). */
    retryAfterMs?: number;
    attempts?: number;
    usage?: TokenUsage;
    latencyMs?: number | undefined;
    remedy?: Remedy;
    /** The reply as the model wrote it, for transcripts. */
    raw?: string;
}
interface TokenUsage {
    inputTokens: number;
    outputTokens: number;
    estimated?: true;
}
/** The language model failed, or its reply could not be used even after asking again. */
export declare class ModelError extends CausalMaceError {
    readonly code: ModelErrorCode;
    /** Whether the same request may succeed when it is repeated. */
    readonly retryable: boolean;
    readonly retryAfterMs: number | undefined;
    readonly remedy: Remedy | undefined;
    readonly raw: string | undefined;
    /** Failed attempts so far; including retries. */
    attempts: number;
    /** Token usage of the failed attempts. */
    usage: TokenUsage;
    /** Wall time of the failed attempts (ms); undefined where none was measured. */
    latencyMs: number | undefined;
    constructor(message: string, options?: ModelErrorOptions);
}
/** A limit set by the user (calls, tokens, money) was reached. This is not a failure of the model or the team. */
export declare class LimitError extends CausalMaceError {
    readonly code: 'limit' | 'episode_limit';
    /** @param options `of`: whose limit it was; by default, that of the whole run or experiment */
    constructor(message: string, options?: {
        hint?: string;
        of?: 'episode';
    });
}
/** A plan could not be turned into a graph that a team can execute. */
export declare class PlanError extends CausalMaceError {
    readonly code = "plan";
}
/** An invariant of the code was violated: a defect in CausalMACE. */
export declare class InvariantError extends CausalMaceError {
    readonly code = "invariant";
    constructor(message: string);
}
export {};
