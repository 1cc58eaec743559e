/** For whom a part of the user guide is written. */
export const GUIDE_READERS = ['everyone', 'student', 'instructor', 'coordinator', 'admin', 'master'] as const

export type GuideReader = (typeof GUIDE_READERS)[number]

/** The user guide's parts and articles, in reading order. The names are those of the addresses. */
export const GUIDE = [
  {
    id: 'start',
    reader: 'everyone',
    articles: ['finding-your-way', 'signing-in', 'your-profile', 'finding-courses', 'verifying-a-certificate'],
  },
  {
    id: 'screen',
    reader: 'everyone',
    articles: ['navigation', 'search-and-shortcuts', 'quick-panel', 'reading-comfort', 'layouts', 'colors'],
  },
  {
    id: 'anywhere',
    reader: 'everyone',
    articles: ['offline', 'keyboard', 'accessibility', 'privacy', 'when-something-goes-wrong'],
  },
  {
    id: 'student',
    reader: 'student',
    articles: [
      'enrolling',
      'watching-a-lesson',
      'captions-and-transcript',
      'taking-a-quiz',
      'quiz-results',
      'certificates',
      'my-courses',
    ],
  },
  { id: 'instructor', reader: 'instructor', articles: ['your-role'] },
  { id: 'coordinator', reader: 'coordinator', articles: ['your-role'] },
  { id: 'admin', reader: 'admin', articles: ['your-role', 'people', 'training-records', 'courses', 'inviting'] },
  {
    id: 'configuration',
    reader: 'admin',
    articles: ['multi-language', 'mending-words', 'adding-a-language', 'running-it', 'keeping-it-safe'],
  },
  { id: 'master', reader: 'master', articles: ['your-role'] },
] as const satisfies readonly Readonly<{ id: string; reader: GuideReader; articles: readonly string[] }>[]

type Section = (typeof GUIDE)[number]

export type GuideSectionId = Section['id']
export type ArticleIn<Id extends GuideSectionId> = Extract<Section, { id: Id }>['articles'][number]

/** As in an address: `student/enrolling`. */
export type GuideArticleId = { [Id in GuideSectionId]: `${Id}/${ArticleIn<Id>}` }[GuideSectionId]

/** One value for each article of each section. */
export type ByArticle<Value> = { readonly [Id in GuideSectionId]: { readonly [Name in ArticleIn<Id>]: Value } }

export const GUIDE_HOME = '/documentation'

export type ArticlePlace = Readonly<{ id: GuideArticleId; section: GuideSectionId; reader: GuideReader; path: string }>

/** Every article, in reading order. */
export const ARTICLES: readonly ArticlePlace[] = GUIDE.flatMap(({ id: section, reader, articles }) =>
  articles.map((name) => {
    const id = `${section}/${name}` as GuideArticleId
    return { id, section, reader, path: `${GUIDE_HOME}/${id}` }
  }),
)

/** What an address of the guide, without its query, shows. */
export type GuidePlace =
  | Readonly<{ kind: 'contents' }>
  | Readonly<{ kind: 'article'; article: ArticlePlace; previous: ArticlePlace | null; next: ArticlePlace | null }>
  | Readonly<{ kind: 'unknown' }>

export const guidePlaceOf = (pathname: string): GuidePlace => {
  const name = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .slice(1)
    .join('/')
  if (name === '') return { kind: 'contents' }
  const at = ARTICLES.findIndex(({ id }) => id === name)
  const article = ARTICLES[at]
  if (!article) return { kind: 'unknown' }
  return { kind: 'article', article, previous: ARTICLES[at - 1] ?? null, next: ARTICLES[at + 1] ?? null }
}
