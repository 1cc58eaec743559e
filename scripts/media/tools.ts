import { spawnSync } from 'node:child_process'

const ended = (program: string, args: readonly string[], input?: Buffer) => {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 512 * 1024 * 1024 })
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error(
      `${program} is not installed. Making the videos needs ffmpeg, espeak-ng and Chromium (Debian: apt-get install ffmpeg espeak-ng chromium).`,
    )
  }
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString().slice(-2000)}`)
  return { stdout, stderr }
}

/** Runs a program to its end and gives back what it wrote; says what to install when it is not there. */
export const run = (program: string, args: readonly string[], input?: Buffer): Buffer =>
  ended(program, args, input).stdout

/** The same for what a program reports beside what it writes. */
export const report = (program: string, args: readonly string[]): string => ended(program, args).stderr.toString()

export const requireTools = () => {
  run('ffmpeg', ['-version'])
  run('espeak-ng', ['--version'])
}
