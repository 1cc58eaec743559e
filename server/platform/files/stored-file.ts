export type StoredFile = Readonly<{
  container: string
  name: string
  contentType: string
  size: number
  digest: string
  createdAt: Date
}>
