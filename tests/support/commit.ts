// Which commit is tried, and what was changed lately: of what `npm test` looks at by a sample it takes another with each
// commit, and whatever is new. It is told by the environment, to the workers, too: `TURN`, and `CHANGED` with a file a line;
// whoever runs the tests may say both.
import { execFileSync } from 'node:child_process'

/** So many commits back a change is new: about as many as are sent at once. */
const COMMITS = 5
const TRIED = ['--', 'src', 'server', 'tests', 'public', 'scripts', 'package-lock.json']

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** A number of the commit; nought where there is none. */
const turnOfCommit = (): number => Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16) || 0

/** Files of the product, of what makes it and of its tests that the last commits changed, and what came since. Without a history none is known. */
const changedLately = (): readonly string[] => {
  const committed = git('rev-parse', '--is-shallow-repository') === 'false' && git('rev-parse', 'HEAD') !== ''
  if (!committed) return []
  const told = [
    git('log', `-${COMMITS}`, '--name-only', '--format=', ...TRIED),
    git('diff', 'HEAD', '--name-only', ...TRIED),
    git('ls-files', '--others', '--exclude-standard', ...TRIED),
  ]
  return [...new Set(told.join('\n').split('\n'))].filter((file) => file !== '')
}

process.env['TURN'] ??= String(turnOfCommit())
process.env['CHANGED'] ??= changedLately().join('\n')

/** The files that were changed lately, as they were told. */
export const toldChanged = (): ReadonlySet<string> => new Set((process.env['CHANGED'] ?? '').split('\n'))
