import type { CodegenConfig } from '@graphql-codegen/cli'

const ours = (name: string) => `../scalars.ts#${name}`

const scalars = {
  Instant: 'string',
  SignedUrl: 'string',
  WatchRange: ours('WatchRange'),
  Settings: ours('Settings'),
  LessonState: ours('LessonState'),
  LessonEvent: ours('LessonEvent'),
  EnrollmentEvent: ours('EnrollmentEvent'),
  AttemptState: ours('AttemptState'),
  CertificateState: ours('CertificateState'),
  QuizTime: ours('QuizTime'),
  Language: ours('Language'),
  RoleName: ours('RoleName'),
  MailState: ours('MailState'),
  MessageChannel: ours('MessageChannel'),
  QuickEventKind: ours('QuickEventKind'),
  ContactTopic: ours('ContactTopic'),
  BotChallenge: ours('BotChallenge'),
  BotSolution: ours('BotSolution'),
  LinkKind: ours('LinkKind'),
  NewPerson: ours('NewPerson'),
  NameChangeState: ours('NameChangeState'),
  NameAsked: ours('NameAsked'),
  ProfileChanges: ours('ProfileChanges'),
  InvitedPerson: ours('InvitedPerson'),
  InvitationState: ours('InvitationState'),
  RegistrationState: ours('RegistrationState'),
  Ineligible: ours('Ineligible'),
  Attendance: ours('Attendance'),
  CredentialKey: ours('CredentialKey'),
  GroupInvite: ours('GroupInvite'),
  ImportFile: ours('ImportFile'),
  ImportState: ours('ImportState'),
  RowVerdict: ours('RowVerdict'),
  RowOutcome: ours('RowOutcome'),
  ProblemColumn: ours('ProblemColumn'),
  RowRule: ours('RowRule'),
  ListAsked: ours('ListAsked'),
  VerificationDetails: ours('VerificationDetails'),
  Delivery: ours('Delivery'),
  EnrollmentLabelKind: ours('EnrollmentLabelKind'),
  ClassStanding: ours('ClassStanding'),
  MaterialUpload: ours('MaterialUpload'),
  Standing: ours('Standing'),
  ProgrammeWaitingKind: ours('ProgrammeWaitingKind'),
  RequiredCourses: ours('RequiredCourses'),
  ListSelection: ours('ListSelection'),
  AttendingState: ours('AttendingState'),
  WaitingState: ours('WaitingState'),
  CheckInWay: ours('CheckInWay'),
  MarkOutcome: ours('MarkOutcome'),
  RosterMark: ours('RosterMark'),
  PlannedClass: ours('PlannedClass'),
  ClassEdit: ours('ClassEdit'),
  ClashQuestion: ours('ClashQuestion'),
  ClashKind: ours('ClashKind'),
  ClassEvent: ours('ClassEvent'),
  MessageAudience: ours('MessageAudience'),
  WalkIn: ours('WalkIn'),
}

const shared = { scalars, strictScalars: true, useTypeImports: true, avoidOptionals: true, skipTypename: true }

const config: CodegenConfig = {
  schema: 'src/gateway/schema/*.graphql',
  documents: 'src/gateway/operations/*.graphql',
  generates: {
    'src/gateway/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...shared, documentMode: 'string' },
    },
    'src/gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        avoidOptionals: { field: true, object: true, inputValue: true, defaultValue: true, resolvers: false },
        contextType: '../context.ts#GatewayContext',
        optionalResolveType: true,
        mappers: {
          Course: '../../domain/contract/course.contract.ts#Course as CourseAnswer',
          OnlineOffering: '../section-7.ts#ToldOffering',
        },
      },
    },
  },
}

export default config
