/** Base class of all errors that the world throws. */
export class WorldError extends Error {
    code;
    detail;
    constructor(code, summary, detail) {
        super(`${summary}: got ${show(detail.got)}, wanted ${detail.wanted}; ${detail.remedy}`);
        this.name = 'WorldError';
        this.code = code;
        this.detail = detail;
    }
}
/** The requested TCP address is in use. */
export class PortInUseError extends WorldError {
    host;
    port;
    constructor(host, port) {
        super('port_in_use', `port ${port} on ${host} is in use`, {
            got: `${host}:${port}`,
            wanted: 'a free port',
            remedy: 'stop the other server or listen on port 0 for any free one',
        });
        this.name = 'PortInUseError';
        this.host = host;
        this.port = port;
    }
    /** The error for a socket that cannot listen: this one if the port is in use, otherwise the original error. */
    static from(error, host, port) {
        return error.code === 'EADDRINUSE' ? new PortInUseError(host, port) : error;
    }
}
/** A packet could not be read, handled or written. It is reported through the server's 'error' event. */
export class PacketError extends Error {
    player;
    packet;
    constructor(options) {
        const reason = options.cause instanceof Error ? options.cause.message : String(options.cause);
        super(`packet ${options.packet} of ${options.player ?? 'a client not yet logged in'} failed: ${reason}`, {
            cause: options.cause,
        });
        this.name = 'PacketError';
        this.player = options.player;
        this.packet = options.packet;
    }
}
function show(value) {
    return typeof value === 'string' ? `'${value}'` : String(value);
}
