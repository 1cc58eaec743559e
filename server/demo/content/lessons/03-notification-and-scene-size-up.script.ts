import type { LessonScript } from '../content.types.ts'

export const notificationAndSceneSizeUp: LessonScript = {
  slug: 'notification-and-scene-size-up',
  title: {
    en: 'Notification and Scene Size-Up',
    tr: 'Bildirim ve Olay Yerinin Değerlendirilmesi',
    ar: 'الإبلاغ وتقييم الموقع',
  },
  summary: {
    en: 'From the first call to the first report: the exact place, what the first responder says, and what a tow operator needs to know.',
    tr: 'İlk çağrıdan ilk rapora: kesin yer, ilk gelen görevlinin söyledikleri ve çekici operatörünün bilmesi gerekenler.',
    ar: 'من أول بلاغ إلى أول تقرير: المكان الدقيق، وما يقوله أول مستجيب، وما يحتاج عامل السحب إلى معرفته.',
  },
  scenes: [
    {
      id: 'the-call',
      cues: [
        {
          en: 'The clock starts when someone first notices the incident: a 911 caller, a camera or a patrol.',
          tr: 'Süre, biri olayı ilk fark ettiğinde başlar: 911’i arayan biri, bir kamera ya da bir devriye.',
          ar: 'يبدأ حساب الوقت حين يلاحظ أحدٌ الحادث أول مرة: متصل برقم 911 أو كاميرا أو دورية.',
        },
        {
          en: 'Dispatch asks where, what happened, who is hurt, and what is leaking or burning.',
          tr: 'Çağrı merkezi nerede olduğunu, ne olduğunu, kimin yaralandığını ve neyin sızdığını ya da yandığını sorar.',
          ar: 'يسأل مركز البلاغات: أين؟ وماذا حدث؟ ومن أُصيب؟ وما الذي يتسرب أو يحترق؟',
        },
      ],
    },
    {
      id: 'exact-place',
      cues: [
        {
          en: 'Say the route, the direction of travel, and the nearest mile marker, exit or cross street.',
          tr: 'Yolu, gidiş yönünü ve en yakın mil levhasını, çıkışı ya da kesişen yolu söyleyin.',
          ar: 'اذكر رقم الطريق واتجاه السير وأقرب علامة أميال أو مخرج أو شارع متقاطع.',
        },
      ],
    },
    {
      id: 'size-up-report',
      cues: [
        {
          en: 'The first responder to arrive looks over the whole scene before leaving the vehicle.',
          tr: 'Olay yerine ilk gelen görevli, araçtan inmeden önce bütün alana bakar.',
          ar: 'ينظر أول مستجيب يصل إلى الموقع كله قبل أن ينزل من مركبته.',
        },
        {
          en: 'Then reports the lanes blocked, vehicles, injuries, hazards, and the help that is needed.',
          tr: 'Sonra kapalı şeritleri, araçları, yaralıları, tehlikeleri ve gereken yardımı bildirir.',
          ar: 'ثم يبلّغ عن الحارات المغلقة والمركبات والإصابات والمخاطر والمساعدة المطلوبة.',
        },
      ],
    },
    {
      id: 'tow-details',
      cues: [
        {
          en: 'For a tow truck, give the year, make and model, the weight or load, and how each vehicle rests.',
          tr: 'Çekici için model yılını, markayı ve modeli, ağırlığı ya da yükü ve her aracın nasıl durduğunu bildirin.',
          ar: 'لطلب شاحنة سحب، اذكر سنة الصنع والماركة والطراز والوزن أو الحمولة ووضع كل مركبة.',
        },
        {
          en: 'The right truck the first time saves many minutes.',
          tr: 'İlk seferde doğru çekicinin gelmesi çok dakika kazandırır.',
          ar: 'وصول الشاحنة المناسبة من أول مرة يوفر دقائق كثيرة.',
        },
      ],
    },
    {
      id: 'keep-updating',
      cues: [
        {
          en: 'Update the report as things change, so that message signs and travel apps warn drivers early.',
          tr: 'Durum değiştikçe raporu güncelleyin; böylece mesaj panoları ve yol uygulamaları sürücüleri erkenden uyarır.',
          ar: 'حدّث التقرير كلما تغير الوضع، لتنبّه لوحات الرسائل وتطبيقات الطرق السائقين مبكرًا.',
        },
      ],
    },
  ],
}
