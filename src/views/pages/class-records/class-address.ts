/** The page of a class. */
export const classAddress = (id: number): string => `/instructor/course/${id}`
