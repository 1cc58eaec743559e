import { spawn } from 'node:child_process'

export type Said = Readonly<{ code: number; output: string }>

/** Runs a tool to its end. Resolves with its code, 1 where it could not be begun, and with all that it said. */
export const said = (tool: string, args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (cause) => {
      output += cause.message
    })
    child.once('close', (code) => resolve({ code: code === null || code < 0 ? 1 : code, output }))
  })
