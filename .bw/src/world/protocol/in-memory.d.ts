import { Duplex } from 'node:stream';
/** Two connected sockets; each ends when the other does. */
export declare function socketPair(): {
    client: Duplex;
    server: Duplex;
};
