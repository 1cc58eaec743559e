/** Why the server does not start, where a person can put it right: said in one line, without a stack. */
export class StartRefused extends Error {}
