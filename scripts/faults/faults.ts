// Twenty faults that a careless engineer could make, one for each kind of test, and where `npm test` finds each.

export type Fault = Readonly<{
  /** What was done, and what comes of it. */
  done: string
  file: string
  /** What stands there, exactly once. */
  text: string
  becomes: string
  /** The check of `npm test` that finds it, by its name in scripts/checks.mjs. */
  check: string
  /** What of the check is run: files of its tests, and options that choose among them. None is all of it. */
  only?: readonly string[]
}>

export const FAULTS: readonly Fault[] = [
  {
    done: 'installed from a mirror: the lockfile keeps its address',
    file: 'package-lock.json',
    text: '"node_modules/xstate": {\n      "version": "5.33.3",\n',
    becomes:
      '"node_modules/xstate": {\n      "version": "5.33.3",\n      "resolved": "https://mirror.example.org/xstate-5.33.3.tgz",\n',
    check: 'lockfile',
  },
  {
    done: 'forgot a text in Arabic',
    file: 'src/i18n/ar/roster/index.ts',
    text: "  sent: 'حُفظ كل شيء',\n",
    becomes: '',
    check: 'types',
  },
  {
    done: 'does not wait for a line of the audit trail: it is lost with the transaction',
    file: 'server/modules/registrations/registering.ts',
    text: "await notePlace(platform, tx, 'registration.made', place, by)",
    becomes: "notePlace(platform, tx, 'registration.made', place, by)",
    check: 'lint',
    only: ['server/modules/registrations'],
  },
  {
    done: 'left a line as another editor wrote it',
    file: 'src/domain/watch-credit.ts',
    text: 'export const MAX_PLAYBACK_RATE = 2\n',
    becomes: 'export const MAX_PLAYBACK_RATE = (2);\n',
    check: 'format',
    only: ['src/domain'],
  },
  {
    done: 'closes a circle of imports, of types alone',
    file: 'src/domain/lesson.ts',
    text: 'export const FINISH_SHARE',
    becomes: "export type { WatchRange } from './watch-credit.ts'\nexport const FINISH_SHARE",
    check: 'boundaries',
  },
  {
    done: 'left an export behind that nobody uses any more',
    file: 'src/domain/watch-credit.ts',
    text: 'export const REPORT_INTERVAL = 10\n',
    becomes: 'export const REPORT_INTERVAL = 10\nexport const LONGEST_REPORT = 600\n',
    check: 'dead code',
  },
  {
    done: 'a video is finished one report too late: more than the share, instead of the share',
    file: 'src/domain/watch-credit.ts',
    text: 'secondsOf(ranges) >= timeLength * FINISH_SHARE',
    becomes: 'secondsOf(ranges) > timeLength * FINISH_SHARE',
    check: 'unit',
    only: ['tests/domain/watch-credit.test.ts'],
  },
  {
    done: 'a text in Arabic is left empty: what it names has no name there',
    file: 'src/i18n/ar/roster/index.ts',
    text: "  loading: 'جارٍ تحميل كشف الحضور',\n",
    becomes: "  loading: '',\n",
    check: 'unit',
    only: ['tests/i18n'],
  },
  {
    done: 'the chart of a quiz lost the way back when the network returns',
    file: 'src/machines/quiz-attempt/quiz-attempt.machine.ts',
    text: "unreachable: { on: { 'quiz.retried': 'starting', 'network.returned': 'starting' } },",
    becomes: "unreachable: { on: { 'quiz.retried': 'starting' } },",
    check: 'unit',
    only: ['tests/machines/quiz-attempt'],
  },
  {
    done: 'a call whose answer was lost takes a new key: it is done twice',
    file: 'src/gateway/rest/idempotency.ts',
    text: 'if (!isUncertain(toFault(cause))) held.delete(call)',
    becomes: 'if (cause) held.delete(call)',
    check: 'unit',
    only: ['tests/gateway/writes.test.ts'],
  },
  {
    done: 'a build does not know that it is made of what is public, and is not made again',
    file: 'scripts/builds.mjs',
    text: "  'public',\n",
    becomes: '',
    check: 'unit',
    only: ['tests/scripts/builds.test.ts'],
  },
  {
    done: 'a token that has ended is still believed by what runs before the first paint',
    file: 'public/boot.js',
    text: 'exp * 1000 > Date.now()',
    becomes: 'exp > 0',
    check: 'app',
    only: ['tests/app/boot.test.ts'],
  },
  {
    done: 'what the server refuses of a field is said nowhere in one dialog',
    file: 'src/views/pages/class-registration/accommodation-dialog.view.tsx',
    text: '          error={refused}\n',
    becomes: '',
    check: 'views',
    only: ['tests/views/form/refusals.test.tsx'],
  },
  {
    done: 'a picture in one dialog has no name',
    file: 'src/views/pages/scan-code.view.tsx',
    text: '        aria-label={label}\n',
    becomes: '',
    check: 'stories',
    only: ['src/views/pages/roster/roster.stories.tsx'],
  },
  {
    done: 'keeps who teaches an enrolment, but not whom it asked for: any instructor sees it after one who may',
    file: 'server/modules/enrollments/enrollment-access.ts',
    text: '(await teachesEnrollment(query, caller.userId, id)))\n',
    becomes: `(await keptOf(id, () => teachesEnrollment(query, caller.userId, id))))

const taught = new Map<number, boolean>()
const keptOf = async (enrollmentId: number, ask: () => Promise<boolean>): Promise<boolean> => {
  const known = taught.get(enrollmentId) ?? (await ask())
  taught.set(enrollmentId, known)
  return known
}
`,
    check: 'server on PostgreSQL',
    only: ['tests/server/http/relation-matrix.test.ts'],
  },
  {
    done: 'the files of the embedded database can be read by the group of who runs it',
    file: 'server/platform/db/private-fs.ts',
    text: 'const OTHERS = 0o077\n',
    becomes: 'const OTHERS = 0o007\n',
    check: 'server on the embedded database',
    only: ['tests/server/platform/private-folder.test.ts'],
  },
  {
    done: 'acknowledges before PostgreSQL has written: what was acknowledged last is lost with it',
    file: 'server/platform/db/database.ts',
    text: "    application_name: 'tim-training',\n",
    becomes: "    application_name: 'tim-training',\n    options: '-c synchronous_commit=off',\n",
    check: 'durability',
    only: ['tests/durability/kill.test.ts', '-t', 'PostgreSQL'],
  },
  {
    done: 'a colour of its own on one page can be read in the light, and not in the dark',
    file: 'src/views/pages/contact/contact.view.tsx',
    text: "  text: css({ color: 'fg.muted',",
    becomes: "  text: css({ color: '[#5a5f66]',",
    check: 'end to end',
    only: ['tests/e2e/accessibility.test.ts', '--grep', 'on any page of a guest'],
  },
  {
    done: 'a name has two lines in the rows of a phone: fewer of them are in sight',
    file: 'src/views/list/list-rows.view.tsx',
    text: "    height: '[1lh]',",
    becomes: "    height: '[2lh]',",
    check: 'end to end',
    only: ['tests/e2e/phone-lists.test.ts', '--grep', 'has two lines a row'],
  },
  {
    done: 'a popover that was closed stays in the document',
    file: 'src/views/ui/popover-box.view.tsx',
    text: '        unmountOnExit\n',
    becomes: '',
    check: 'end to end',
    only: ['tests/e2e/overlays.test.ts', '--grep', 'all that opens'],
  },
]

/** A file with a fault in it. Throws where its text is not there, or is there twice. */
export const planted = (source: string, { file, text, becomes }: Fault): string => {
  const parts = source.split(text)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${text}`)
  return parts.join(becomes)
}
