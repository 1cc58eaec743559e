export type StoredFile = Readonly<{
  container: string
  name: string
  contentType: string
  size: number
  digest: string
  createdAt: Date
}>

/** Who sent a file, and what they call it. */
export type FileSender = Readonly<{ title: string; createdById: number }>
