/** What is noted in the log, by area: each deed of the server is one of these. */
export const AUDIT_DEEDS = {
  access: ['refused'],
  account: ['created', 'deactivated', 'likelyDuplicate'],
  certificate: ['issued', 'reissued', 'restored', 'revoked'],
  class: ['cancelled', 'changed', 'completed', 'created', 'messaged'],
  contact: ['received'],
  course: ['archived', 'changed', 'made', 'offeredAgain', 'published', 'unarchived', 'withdrawn'],
  courseCategory: ['added'],
  data: ['exported'],
  email: ['changed', 'verified'],
  emailChange: ['asked', 'cancelled'],
  enrollment: ['dropped', 'made', 'verificationUndone', 'verified'],
  file: ['removed', 'restored', 'restoredUndone', 'trashed', 'trashedUndone'],
  group: ['coursesSet', 'joined', 'made', 'renamed', 'studentsMoved', 'studentsRemoved', 'studentsReturned'],
  import: ['cancelled', 'finished', 'previewed', 'started', 'undone'],
  invitation: ['reopened', 'resent', 'revoked', 'sent'],
  list: ['exported'],
  listAct: ['begun', 'cancelled', 'failed', 'finished', 'undoBegun', 'undone'],
  listView: ['removed', 'renamed', 'shared'],
  material: ['restored', 'retired', 'versionAdded'],
  nameChange: ['approved', 'asked', 'refused', 'withdrawn'],
  owner: ['created'],
  password: ['changed', 'reset'],
  phone: ['verified'],
  profile: ['changed'],
  registration: ['accepted', 'accommodation', 'declined', 'left', 'made'],
  reminders: ['sent'],
  role: ['granted'],
  roster: ['exported', 'printed'],
  session: ['ended', 'refused', 'started'],
  sessions: ['ended'],
  students: ['messaged'],
  upload: ['begun', 'passed', 'refused'],
  user: [
    'deactivated',
    'quizTimeSet',
    'reactivated',
    'resetSent',
    'roleGiven',
    'roleTaken',
    'sessionsEnded',
    'verificationSent',
  ],
  walkIn: ['added', 'confirmed', 'linkUsed', 'removed'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Deeds = typeof AUDIT_DEEDS
export type AuditArea = keyof Deeds

export const AUDIT_AREAS = Object.keys(AUDIT_DEEDS) as readonly string[] as readonly [AuditArea, ...AuditArea[]]

/** Every deed of some areas. */
export const auditActionsOf = (areas: readonly AuditArea[]): readonly AuditAction[] =>
  areas.flatMap((area) => AUDIT_DEEDS[area].map((deed) => `${area}.${deed}` as AuditAction))

/** A dotted fact: `session.started`. */
export type AuditAction = { [Area in AuditArea]: `${Area}.${Deeds[Area][number]}` }[AuditArea]

/**
 * What is told of a deed beside who, when and on what. `before` and `after` are how it was and is, `from` and `to` the
 * same of a name; each of their parts may be a fact of its own.
 */
export const AUDIT_FACTS = [
  'account',
  'act',
  'after',
  'asked',
  'audience',
  'before',
  'bytes',
  'certificates',
  'class',
  'completedOn',
  'copyOf',
  'count',
  'courses',
  'delivery',
  'digest',
  'done',
  'evidence',
  'fields',
  'from',
  'group',
  'hours',
  'import',
  'instructorCourseId',
  'invitation',
  'kept',
  'kind',
  'lastAt',
  'leastHours',
  'left',
  'list',
  'listAct',
  'message',
  'name',
  'nameChange',
  'onClass',
  'people',
  'reason',
  'recent',
  'recipients',
  'refusal',
  'refused',
  'reminders',
  'replacedBy',
  'revision',
  'roles',
  'shortReason',
  'state',
  'student',
  'studentId',
  'students',
  'supersededBy',
  'target',
  'to',
  'total',
  'unchanged',
  'undone',
  'unverified',
  'users',
  'userType',
  'version',
  'walkIn',
  'way',
] as const
export type AuditFact = (typeof AUDIT_FACTS)[number]

export type AuditDetails = Readonly<Partial<Record<AuditFact, unknown>>>
