import { KEPT_VERSION, type KeptLesson } from '../../domain/kept-lesson.ts'

/** Where lessons lie on a device: what is said of each, and the pieces of its files. */
export type KeptStore = Readonly<{
  readLesson: (userId: number, lessonId: number) => Promise<KeptLesson | null>
  listLessons: (userId: number) => Promise<readonly KeptLesson[]>
  writeLesson: (lesson: KeptLesson) => Promise<void>
  listPieces: (userId: number, lessonId: number) => Promise<ReadonlySet<string>>
  readPiece: (key: string) => Promise<Blob | null>
  writePiece: (key: string, piece: Blob) => Promise<void>
  removeLesson: (userId: number, lessonId: number) => Promise<void>
}>

export const KEPT_DATABASE = 'kept-lessons'
const LESSONS = 'lessons'
const PIECES = 'pieces'

const lessonKey = (userId: number, lessonId: number) => `${userId}/${lessonId}`

/** Of the piece at a place of a file. */
export const pieceKey = (lesson: Pick<KeptLesson, 'userId' | 'lessonId'>, path: string, at: number) =>
  `${lessonKey(lesson.userId, lesson.lessonId)}/${path}/${at}`

/** All keys that begin with a lesson's. */
const within = (start: string) => IDBKeyRange.bound(`${start}/`, `${start}/\uffff`)

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not answer')))
  })

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(KEPT_DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(LESSONS)
    request.result.createObjectStore(PIECES)
  })
  return answered(request)
}

/** Done is what is on the disk: a storage that is full says so only at the end. */
const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve())
    work.addEventListener('abort', () => reject(work.error ?? new Error('The storage took it not')))
  })

const isOurs = (value: unknown): value is KeptLesson =>
  typeof value === 'object' && value !== null && 'v' in value && value.v === KEPT_VERSION

/** Each thing is done by a connection of its own: one that is held would be in the way when all is removed. */
const using = async <Answer>(act: (database: IDBDatabase) => Promise<Answer>): Promise<Answer> => {
  const database = await opened()
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

const read = <Answer>(store: string, ask: (held: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> =>
  using((database) => answered(ask(database.transaction(store).objectStore(store))))

const write = (stores: string[], act: (work: IDBTransaction) => void): Promise<void> =>
  using((database) => {
    const work = database.transaction(stores, 'readwrite')
    act(work)
    return finished(work)
  })

/** Of IndexedDB, which holds what is large on the disk and gives it out without reading it. */
export const createKeptStore = (): KeptStore => ({
  readLesson: async (userId, lessonId) => {
    const held: unknown = await read(LESSONS, (lessons) => lessons.get(lessonKey(userId, lessonId)))
    return isOurs(held) ? held : null
  },
  listLessons: async (userId) => {
    const held: unknown[] = await read(LESSONS, (lessons) => lessons.getAll(within(String(userId))))
    return held.filter(isOurs)
  },
  writeLesson: (lesson) =>
    write([LESSONS], (work) => {
      work.objectStore(LESSONS).put(lesson, lessonKey(lesson.userId, lesson.lessonId))
    }),
  listPieces: async (userId, lessonId) => {
    const keys = await read(PIECES, (pieces) => pieces.getAllKeys(within(lessonKey(userId, lessonId))))
    return new Set(keys.map(String))
  },
  readPiece: async (key) => {
    const held: unknown = await read(PIECES, (pieces) => pieces.get(key))
    return held instanceof Blob ? held : null
  },
  writePiece: (key, piece) =>
    write([PIECES], (work) => {
      work.objectStore(PIECES).put(piece, key)
    }),
  removeLesson: (userId, lessonId) =>
    write([LESSONS, PIECES], (work) => {
      work.objectStore(LESSONS).delete(lessonKey(userId, lessonId))
      work.objectStore(PIECES).delete(within(lessonKey(userId, lessonId)))
    }),
})
