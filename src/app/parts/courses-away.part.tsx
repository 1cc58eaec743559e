import type { CoursesAwayProps } from '../../views/pages/home/home.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const away = arriving(() => loadChunk(() => import('../../views/pages/home/courses-away.view.tsx')))

export const CoursesAway = (props: CoursesAwayProps) => (
  <Part>
    <away.Arriving {...props} />
  </Part>
)
