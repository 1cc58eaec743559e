import { z } from 'zod'

import { idParam } from '../../http/queries.ts'

export const userParams = z.object({ id: idParam })

export const shortcutsBody = z.strictObject({ shortcuts: z.array(z.string().min(1).max(100)).max(50) })
