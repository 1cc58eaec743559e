import { createPageParts } from './page-parts.ts'

export const COURSES_PAGE = createPageParts('/admin/courses', ['courses', 'categories', 'agencies', 'certificates'])
export const coursesAddress = COURSES_PAGE.addressOf
