/*
 * The query protocol of the game (GameSpy 4; Minecraft Wiki, "Query"). Numbers are big-endian, except the port; texts end with a zero.
 */
/** The first two bytes of a request. */
const MAGIC = 0xfefd;
const KIND = { challenge: 9, status: 0 };
/** Length of a request without contents: magic, kind, session. */
const HEAD = 7;
const TOKEN = 4;
/** A request for the full status is this many bytes longer than one for the basic status. */
const PADDING = 4;
const ZERO = Buffer.alloc(1);
/** Markers before the fields and before the names in a full reply. */
const BEFORE_FIELDS = Buffer.from('splitnum\0\x80\0', 'latin1');
const BEFORE_NAMES = Buffer.from('\x01player_\0\0', 'latin1');
/** Reads a request; undefined if the bytes are not one. */
export function readRequest(bytes) {
    if (bytes.length < HEAD || bytes.readUInt16BE(0) !== MAGIC)
        return undefined;
    const session = bytes.readInt32BE(3);
    if (bytes[2] === KIND.challenge)
        return { kind: 'challenge', session };
    if (bytes[2] !== KIND.status || bytes.length < HEAD + TOKEN)
        return undefined;
    const token = bytes.readInt32BE(HEAD);
    return { kind: bytes.length === HEAD + TOKEN + PADDING ? 'full' : 'basic', session, token };
}
/** The answer to a request for a challenge: the token that requests for a status must carry. */
export const challengeReply = (session, token) => Buffer.concat([head(KIND.challenge, session), field(String(token))]);
/** The basic status: name, kind of game, map, number of players, and address. */
export function basicReply(session, status) {
    const { motd, map, players, maxPlayers, host } = status;
    const port = Buffer.alloc(2);
    port.writeUInt16LE(status.port);
    const fields = [motd, 'SMP', map, String(players.length), String(maxPlayers)].map(field);
    return Buffer.concat([head(KIND.status, session), ...fields, port, field(host)]);
}
/** The full status: the basic data by name, version, and the names of the players. */
export function fullReply(session, status) {
    const { motd, version, map, players, maxPlayers, port, host } = status;
    const fields = Object.entries({
        hostname: motd,
        gametype: 'SMP',
        game_id: 'MINECRAFT',
        version,
        plugins: '',
        map,
        numplayers: players.length,
        maxplayers: maxPlayers,
        hostport: port,
        hostip: host,
    }).flatMap(([name, value]) => [field(name), field(String(value))]);
    const names = players.map(field);
    return Buffer.concat([
        head(KIND.status, session),
        BEFORE_FIELDS,
        ...fields,
        ZERO,
        BEFORE_NAMES,
        ...names,
        ZERO,
    ]);
}
function head(kind, session) {
    const bytes = Buffer.alloc(5);
    bytes[0] = kind;
    bytes.writeInt32BE(session, 1);
    return bytes;
}
const field = (text) => Buffer.concat([Buffer.from(text.replaceAll('\0', ''), 'utf8'), ZERO]);
