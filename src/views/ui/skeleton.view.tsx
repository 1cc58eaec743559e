import { skeleton } from 'styled-system/recipes/skeleton'

export type SkeletonProps = {
  /** CSS lengths; give those of what will stand here, so that nothing moves when it comes. */
  width?: string
  height?: string
  /** Round, for a picture of a person. */
  round?: boolean
}

export const Skeleton = ({ width = '100%', height = '1.6rem', round = false }: SkeletonProps) => (
  <span
    aria-hidden
    className={skeleton()}
    style={{ inlineSize: width, blockSize: height, ...(round && { borderRadius: '50%' }) }}
  />
)

/** Lines of text that are on their way; the last is shorter, as text is. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden style={{ display: 'grid', gap: '0.8rem' }}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
    ))}
  </span>
)
