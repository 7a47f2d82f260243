/** The data that the server gives to anyone who asks: in the server list, over the query protocol, and when a client joins. */
export declare const MOTD = "Embedded world";
export declare const MAX_PLAYERS = 1000;
