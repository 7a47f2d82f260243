/** The facts that the query protocol reports. */
export interface QueryStatus {
    readonly motd: string;
    readonly version: string;
    readonly map: string;
    readonly players: readonly string[];
    readonly maxPlayers: number;
    readonly port: number;
    readonly host: string;
}
export type QueryRequest = {
    readonly kind: 'challenge';
    readonly session: number;
} | {
    readonly kind: 'basic' | 'full';
    readonly session: number;
    readonly token: number;
};
/** Reads a request; undefined if the bytes are not one. */
export declare function readRequest(bytes: Buffer): QueryRequest | undefined;
/** The answer to a request for a challenge: the token that requests for a status must carry. */
export declare const challengeReply: (session: number, token: number) => Buffer;
/** The basic status: name, kind of game, map, number of players, and address. */
export declare function basicReply(session: number, status: QueryStatus): Buffer;
/** The full status: the basic data by name, version, and the names of the players. */
export declare function fullReply(session: number, status: QueryStatus): Buffer;
