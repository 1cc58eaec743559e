import type { ListSelection } from '../domain/list.ts'

/** What a mutation, or a choice of language, may change. A screen that shows it asks again. */
export type Topic =
  | 'reports'
  | 'reportMailings'
  | 'contactCases'
  | 'savedAnswers'
  | 'enrollmentRecords'
  | 'messages'
  | 'messageTemplates'
  | 'fileRecords'
  | 'howTo'
  | 'users'
  | 'allStudents'
  | 'instructors'
  | 'viewer'
  | 'language'
  | 'enrollments'
  | 'progress'
  | 'certificates'
  | 'certificateAuthority'
  | 'settings'
  | 'quickPanel'
  | 'profile'
  | 'sessions'
  | 'invitations'
  | 'groups'
  | 'lessonQuestions'
  | 'studentEnrollments'
  | 'materials'
  | 'classSheets'
  | 'groupProgress'
  | 'rosters'
  | 'classes'
  | 'registrations'
  | 'courseRecords'
  | 'courseDraft'
  | 'courseVocabulary'
  | 'courseInstructors'
  | 'agencies'
  | 'listActs'
  | 'nameChanges'
  | 'listViews'

export type Topics = Readonly<{
  announce: (...topics: readonly Topic[]) => void
  /** Calls back once for an announcement that names any of `topics`. Returns how to stop. */
  subscribe: (topics: readonly Topic[], onChange: () => void) => () => void
  /** Something was done with chosen rows of a list. */
  act: (selection: ListSelection) => void
  /** Calls back with the rows that something was done with. Returns how to stop. */
  subscribeToActs: (onAct: (selection: ListSelection) => void) => () => void
}>

export const createTopics = (): Topics => {
  const acts = new Set<(selection: ListSelection) => void>()
  const listeners = new Set<Readonly<{ topics: readonly Topic[]; onChange: () => void }>>()
  return {
    announce: (...changed) => {
      for (const { topics, onChange } of listeners) if (topics.some((topic) => changed.includes(topic))) onChange()
    },
    subscribe: (topics, onChange) => {
      const listener = { topics, onChange }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (selection) => {
      for (const onAct of acts) onAct(selection)
    },
    subscribeToActs: (onAct) => {
      acts.add(onAct)
      return () => acts.delete(onAct)
    },
  }
}
