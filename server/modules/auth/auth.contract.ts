import { z } from 'zod'

import { idParam } from '../../http/queries.ts'

export const userParams = z.object({ id: idParam })
