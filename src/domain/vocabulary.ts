/** What a word of the vocabulary is used by, and what moves to another with it. */
export const VOCABULARY_USES = ['courses', 'people', 'further', 'invitations', 'groups', 'classes'] as const
export type VocabularyUse = (typeof VOCABULARY_USES)[number]

export const CATEGORY_MAX = 60
export const AGENCY_TEXT_MAX = 100
