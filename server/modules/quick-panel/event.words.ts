import type { Language } from '../../../src/domain/language.ts'

type EventWords = Readonly<{
  place: (venue: string, city: string) => string
  offer: (course: string) => string
  teaching: (course: string) => string
  enrollmentEnds: (course: string) => string
  enrollmentDetail: string
  quizRuns: (lesson: string) => string
  quizRunsDetail: string
  quizAgain: (lesson: string) => string
  quizAgainDetail: string
  certificateEnds: (course: string) => string
  certificateDetail: (number: string) => string
  answered: (lesson: string) => string
  questionsWait: (course: string) => string
  questionsWaitDetail: string
}>

/** What events are called. When they are, and by which clock, is said beside it. */
export const EVENT_WORDS: Readonly<Record<Language, EventWords>> = {
  en: {
    place: (venue, city) => `${venue}, ${city}`,
    offer: (course) => `Accept your seat: ${course}`,
    teaching: (course) => `You teach: ${course}`,
    enrollmentEnds: (course) => `Enrollment ends: ${course}`,
    enrollmentDetail: 'Complete the remaining lessons before then.',
    quizRuns: (lesson) => `Quiz under way: ${lesson}`,
    quizRunsDetail: 'Your answers so far are saved. Go on before the time is up.',
    quizAgain: (lesson) => `Quiz again: ${lesson}`,
    quizAgainDetail: 'From then on you can try once more. Until then, the video is open.',
    certificateEnds: (course) => `Certificate expires: ${course}`,
    certificateDetail: (number) => `Number ${number}. Take the course again to renew it.`,
    answered: (lesson) => `Your question was answered: ${lesson}`,
    questionsWait: (course) => `Questions wait for you: ${course}`,
    questionsWaitDetail: 'Students asked about your lessons. Your answer goes to them by email.',
  },
  tr: {
    place: (venue, city) => `${venue}, ${city}`,
    offer: (course) => `Yerinizi kabul edin: ${course}`,
    teaching: (course) => `Siz veriyorsunuz: ${course}`,
    enrollmentEnds: (course) => `Kayıt sona eriyor: ${course}`,
    enrollmentDetail: 'Kalan dersleri o güne kadar tamamlayın.',
    quizRuns: (lesson) => `Süren sınav: ${lesson}`,
    quizRunsDetail: 'Verdiğiniz yanıtlar kayıtlı. Süre dolmadan devam edin.',
    quizAgain: (lesson) => `Sınavı yeniden deneyin: ${lesson}`,
    quizAgainDetail: 'O andan sonra bir kez daha deneyebilirsiniz. O zamana kadar video açık.',
    certificateEnds: (course) => `Sertifikanın süresi doluyor: ${course}`,
    certificateDetail: (number) => `Numara: ${number}. Yenilemek için eğitimi yeniden alın.`,
    answered: (lesson) => `Sorunuz yanıtlandı: ${lesson}`,
    questionsWait: (course) => `Sorular sizi bekliyor: ${course}`,
    questionsWaitDetail: 'Öğrenciler derslerinizle ilgili sordu. Yanıtınız onlara e-postayla gider.',
  },
  ar: {
    place: (venue, city) => `${venue}، ${city}`,
    offer: (course) => `اقبل مقعدك: ${course}`,
    teaching: (course) => `أنت تدرّب: ${course}`,
    enrollmentEnds: (course) => `ينتهي التسجيل: ${course}`,
    enrollmentDetail: 'أكمل الدروس الباقية قبل هذا الموعد.',
    quizRuns: (lesson) => `اختبار جارٍ: ${lesson}`,
    quizRunsDetail: 'إجاباتك محفوظة حتى الآن. تابع قبل انتهاء الوقت.',
    quizAgain: (lesson) => `أعد الاختبار: ${lesson}`,
    quizAgainDetail: 'يمكنك المحاولة مرة أخرى ابتداءً من هذا الموعد. والفيديو متاح حتى ذلك الحين.',
    certificateEnds: (course) => `تنتهي الشهادة: ${course}`,
    certificateDetail: (number) => `الرقم ${number}. خذ الدورة مرة أخرى لتجديدها.`,
    answered: (lesson) => `تم الرد على سؤالك: ${lesson}`,
    questionsWait: (course) => `أسئلة بانتظارك: ${course}`,
    questionsWaitDetail: 'سأل متدرّبون عن دروسك. يصلهم ردك بالبريد.',
  },
}
