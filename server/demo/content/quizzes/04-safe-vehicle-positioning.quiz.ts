import type { QuestionSource } from '../content.types.ts'

export const safeVehiclePositioningQuiz: readonly QuestionSource[] = [
  {
    scene: 'block-first',
    prompt: {
      en: 'You drive the first engine to a crash in lane 2. Where do you park?',
      tr: '2. şeritteki bir kazaya giden ilk itfaiye aracını siz kullanıyorsunuz. Nereye park edersiniz?',
      ar: 'تقود أول سيارة إطفاء إلى حادث في الحارة 2. أين تقف؟',
    },
    choices: [
      {
        text: {
          en: 'Past the crash, with the lane behind you free',
          tr: 'Kazayı geçince, arkamdaki şeridi boş bırakarak',
          ar: 'بعد موقع الحادث مع ترك الحارة خلفي خالية',
        },
      },
      {
        text: {
          en: 'On the right shoulder, beside the crash',
          tr: 'Sağ bankette, kazanın hizasında',
          ar: 'على كتف الطريق الأيمن بمحاذاة الحادث',
        },
      },
      {
        correct: true,
        text: {
          en: 'Upstream of the crash, between traffic and people',
          tr: 'Trafiğin geldiği tarafta, trafikle insanların arasına',
          ar: 'قبل موقع الحادث، بين حركة المرور والناس',
        },
      },
      {
        text: {
          en: 'In the median, facing the other direction',
          tr: 'Refüjde, öteki yöne bakacak şekilde',
          ar: 'في الجزيرة الوسطى باتجاه معاكس',
        },
      },
    ],
    explanation: {
      en: 'The first large vehicle is the block. It stands upstream, where it is hit instead of the people who work behind it.',
      tr: 'İlk büyük araç kapatma aracıdır. Trafiğin geldiği tarafta durur; ardında çalışanların yerine darbeyi o alır.',
      ar: 'أول مركبة كبيرة هي مركبة الحجز. تقف قبل الموقع فتتلقى الصدمة بدل من يعملون وراءها.',
    },
  },
  {
    scene: 'block-first',
    prompt: {
      en: 'A patrol car and a fire engine arrive together. Both could block the lane. Which should do it, and why?',
      tr: 'Bir polis arabası ile bir itfaiye kamyonu birlikte geliyor. İkisi de şeridi kapatabilir. Hangisi kapatmalı ve neden?',
      ar: 'وصلت سيارة دورية وسيارة إطفاء معًا، وكلتاهما تستطيع حجز الحارة. أيهما تفعل ذلك ولماذا؟',
    },
    choices: [
      {
        text: {
          en: 'The patrol car, because it is quicker to move later',
          tr: 'Polis arabası, çünkü sonra çekmesi daha çabuktur',
          ar: 'سيارة الدورية لأن تحريكها لاحقًا أسرع',
        },
      },
      {
        correct: true,
        text: {
          en: 'The engine, because it is large and heavy',
          tr: 'İtfaiye kamyonu, çünkü büyük ve ağırdır',
          ar: 'سيارة الإطفاء لأنها كبيرة وثقيلة',
        },
      },
      {
        text: {
          en: 'Neither, until flares are burning',
          tr: 'İşaret fişekleri yanana kadar hiçbiri',
          ar: 'لا هذه ولا تلك حتى تُشعل المشاعل',
        },
      },
    ],
    explanation: {
      en: 'A large vehicle is easier to see and stops more. Smaller vehicles do better work once they are inside the protected space.',
      tr: 'Büyük araç daha kolay görülür ve çarpmayı daha iyi durdurur. Küçük araçlar korunan alanın içinde daha yararlıdır.',
      ar: 'المركبة الكبيرة تُرى أسهل وتصد أكثر. والمركبات الأصغر أنفع داخل المساحة المحمية.',
    },
  },
  {
    scene: 'fend-off',
    prompt: {
      en: 'Why is a blocking vehicle parked at an angle?',
      tr: 'Kapatma aracı neden açılı park edilir?',
      ar: 'لماذا تُوقف مركبة الحجز بزاوية مائلة؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'A car that hits it is turned away from the scene',
          tr: 'Ona çarpan araba olay yerinden uzağa yönelir',
          ar: 'السيارة التي تصدمها تنحرف بعيدًا عن الموقع',
        },
      },
      {
        text: {
          en: 'It takes up less of the lane than a straight one',
          tr: 'Düz duran araçtan daha az şerit kaplar',
          ar: 'تشغل من الحارة أقل مما تشغله المركبة المستقيمة',
        },
      },
      {
        text: {
          en: 'The driver can see the crew in the mirror',
          tr: 'Sürücü ekibi aynada görebilir',
          ar: 'يرى السائق الطاقم في المرآة',
        },
      },
      {
        text: {
          en: 'It is faster to drive off at the end',
          tr: 'Sonunda daha çabuk yola çıkar',
          ar: 'تنطلق أسرع عند الانتهاء',
        },
      },
    ],
    explanation: {
      en: 'The angle is called the fend-off position. It guides a striking car off to the side, and it shows approaching drivers that you are stopped.',
      tr: 'Bu açıya savuşturma konumu denir. Çarpan arabayı yana yönlendirir ve gelen sürücülere durduğunuzu gösterir.',
      ar: 'تسمى هذه الزاوية وضعية الدفع بعيدًا. تحرف السيارة الصادمة جانبًا وتُري السائقين القادمين أنك متوقف.',
    },
  },
  {
    scene: 'fend-off',
    cue: 1,
    prompt: {
      en: 'You have parked your engine as a block. Which way do you turn the front wheels?',
      tr: 'İtfaiye aracınızı kapatma için park ettiniz. Ön tekerlekleri ne yöne çevirirsiniz?',
      ar: 'أوقفت سيارة الإطفاء لحجز الحارة. إلى أي جهة تدير العجلات الأمامية؟',
    },
    choices: [
      {
        text: {
          en: 'Straight ahead, so that the steering lock does not hold',
          tr: 'Dümdüz ileri, direksiyon kilitlenmesin diye',
          ar: 'إلى الأمام تمامًا كي لا يُقفل المقود',
        },
      },
      {
        text: {
          en: 'Toward the crew, so that it rolls to them slowly',
          tr: 'Ekibe doğru, araç onlara yavaşça kaysın diye',
          ar: 'نحو الطاقم كي تتحرك إليهم ببطء',
        },
      },
      {
        text: {
          en: 'It makes no difference once the brake is set',
          tr: 'Fren çekiliyse fark etmez',
          ar: 'لا فرق ما دامت المكابح مشدودة',
        },
      },
      { correct: true, text: { en: 'Away from the crew', tr: 'Ekibin ters yönüne', ar: 'بعيدًا عن الطاقم' } },
    ],
    explanation: {
      en: 'If the engine is struck, it moves where its wheels point. Turned away from the crew, it does not roll over them.',
      tr: 'Araca çarpılırsa tekerleklerin baktığı yöne gider. Ters yöne çevrilmişse ekibin üzerine gitmez.',
      ar: 'إذا صُدمت السيارة تحركت حيث تتجه عجلاتها. فإن كانت بعيدة عن الطاقم لم تدهسهم.',
    },
  },
  {
    scene: 'lane-plus-one',
    prompt: {
      en: 'A crash is in lane 3 of a four-lane roadway. Paramedics must work on the driver’s side. What does “lane plus one” call for?',
      tr: 'Dört şeritli yolda kaza 3. şeritte. Sağlık ekibi sürücü tarafında çalışmak zorunda. “Şerit artı bir” neyi gerektirir?',
      ar: 'وقع حادث في الحارة 3 من طريق بأربع حارات، وعلى المسعفين العمل من جهة السائق. ماذا يعني هنا «الحارة زائد واحد»؟',
    },
    choices: [
      {
        text: {
          en: 'Close lane 3 for one hour more',
          tr: '3. şeridi bir saat daha kapatmak',
          ar: 'إغلاق الحارة 3 ساعة إضافية',
        },
      },
      {
        correct: true,
        text: { en: 'Close lanes 2 and 3', tr: '2. ve 3. şeritleri kapatmak', ar: 'إغلاق الحارتين 2 و3' },
      },
      {
        text: {
          en: 'Close all four lanes and the shoulders',
          tr: 'Dört şeridi ve banketleri kapatmak',
          ar: 'إغلاق الحارات الأربع والأكتاف',
        },
      },
      {
        text: {
          en: 'Close lane 3 with one more blocking vehicle',
          tr: '3. şeridi bir araçla daha kapatmak',
          ar: 'إغلاق الحارة 3 بمركبة حجز إضافية',
        },
      },
    ],
    explanation: {
      en: 'Lane plus one is the lane of the crash and one more. The driver’s side is on the left, so lane 2 gives the room to work.',
      tr: 'Şerit artı bir, kaza şeridi ve bir şerit daha demektir. Sürücü tarafı soldadır; çalışma yerini 2. şerit sağlar.',
      ar: 'الحارة زائد واحد هي حارة الحادث وحارة أخرى. وجهة السائق على اليسار، فالحارة 2 هي التي توفر مكان العمل.',
    },
  },
  {
    scene: 'lane-plus-one',
    cue: 1,
    prompt: {
      en: 'The patient has been loaded and nobody works in the extra lane any more. What now?',
      tr: 'Yaralı ambulansa alındı, fazladan kapatılan şeritte artık kimse çalışmıyor. Şimdi ne yapılır?',
      ar: 'نُقل المصاب إلى الإسعاف ولم يعد أحد يعمل في الحارة الإضافية. ماذا الآن؟',
    },
    choices: [
      {
        text: {
          en: 'Keep both lanes until the last tow has gone',
          tr: 'Son çekici gidene kadar iki şeridi de tutmak',
          ar: 'إبقاء الحارتين مغلقتين حتى تغادر آخر شاحنة سحب',
        },
      },
      {
        text: {
          en: 'Use the extra lane for parking arriving units',
          tr: 'Fazladan şeridi gelen ekiplere park yeri yapmak',
          ar: 'استخدام الحارة الإضافية لوقوف الوحدات القادمة',
        },
      },
      {
        correct: true,
        text: {
          en: 'Open the extra lane to traffic',
          tr: 'Fazladan şeridi trafiğe açmak',
          ar: 'فتح الحارة الإضافية أمام المركبات',
        },
      },
    ],
    explanation: {
      en: 'The extra lane is given back as soon as it is not needed. Each open lane shortens the queue and the risk in it.',
      tr: 'Fazladan şerit, gerek kalmayınca geri verilir. Açılan her şerit kuyruğu ve oradaki riski azaltır.',
      ar: 'تُعاد الحارة الإضافية فور انتهاء الحاجة إليها. فكل حارة مفتوحة تقصّر الطابور وتقلل خطره.',
    },
  },
  {
    scene: 'the-shadow',
    prompt: {
      en: 'The ambulance arrives after the engine has blocked the lane. Where should it stop?',
      tr: 'İtfaiye aracı şeridi kapattıktan sonra ambulans geliyor. Nerede durmalı?',
      ar: 'وصلت سيارة الإسعاف بعد أن حجزت سيارة الإطفاء الحارة. أين ينبغي أن تقف؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'In the shadow, just downstream of the engine',
          tr: 'Gölgede, itfaiye aracının hemen ilerisinde',
          ar: 'في الظل، بعد سيارة الإطفاء مباشرة',
        },
      },
      {
        text: {
          en: 'Upstream of the engine, to warn drivers',
          tr: 'Sürücüleri uyarmak için itfaiye aracının gerisinde',
          ar: 'قبل سيارة الإطفاء لتنبيه السائقين',
        },
      },
      {
        text: {
          en: 'In the next open lane, for easy loading',
          tr: 'Kolay yükleme için yandaki açık şeritte',
          ar: 'في الحارة المفتوحة المجاورة لتسهيل التحميل',
        },
      },
    ],
    explanation: {
      en: 'The shadow is the protected space just downstream of the block. Ambulances and tow trucks work there.',
      tr: 'Gölge, kapatan aracın hemen ilerisindeki korunan yerdir. Ambulanslar ve çekiciler orada çalışır.',
      ar: 'الظل هو المساحة المحمية التي تلي مركبة الحجز مباشرة. وفيها تعمل سيارات الإسعاف والسحب.',
    },
  },
  {
    scene: 'the-shadow',
    cue: 1,
    prompt: {
      en: 'You park the ambulance in the shadow. Traffic passes on the left. How do you set it?',
      tr: 'Ambulansı gölge alanına park ediyorsunuz. Trafik soldan geçiyor. Aracı nasıl konumlandırırsınız?',
      ar: 'توقف سيارة الإسعاف في الظل، والمركبات تمر من اليسار. كيف توجّهها؟',
    },
    choices: [
      {
        text: {
          en: 'Loading doors toward the left',
          tr: 'Yükleme kapıları sola bakacak şekilde',
          ar: 'أبواب التحميل نحو اليسار',
        },
      },
      {
        text: {
          en: 'Straight, close beside the open lane',
          tr: 'Düz, açık şeridin hemen yanında',
          ar: 'مستقيمة بمحاذاة الحارة المفتوحة',
        },
      },
      {
        text: {
          en: 'Front end into the open lane',
          tr: 'Ön kısmı açık şeride girecek şekilde',
          ar: 'مقدمتها داخل الحارة المفتوحة',
        },
      },
      {
        correct: true,
        text: {
          en: 'Loading doors toward the right',
          tr: 'Yükleme kapıları sağa bakacak şekilde',
          ar: 'أبواب التحميل نحو اليمين',
        },
      },
    ],
    explanation: {
      en: 'Loading doors point away from moving traffic, so that the crew and the patient come and go on the safe side.',
      tr: 'Yükleme kapıları akan trafikten uzağa bakar; böylece ekip ve yaralı güvenli taraftan girip çıkar.',
      ar: 'تُوجَّه أبواب التحميل بعيدًا عن المركبات المتحركة، فيدخل الطاقم والمصاب ويخرجون من الجهة الآمنة.',
    },
  },
  {
    scene: 'lights-at-night',
    prompt: {
      en: 'It is midnight. Your parked engine faces oncoming drivers with headlights on and every warning light running. What is best?',
      tr: 'Gece yarısı. Park etmiş aracınızın farları gelen sürücülere bakıyor, bütün uyarı ışıkları yanıyor. En iyisi nedir?',
      ar: 'في منتصف الليل، سيارتك المتوقفة تواجه السائقين بمصابيح أمامية مضاءة وكل أضواء التحذير تعمل. ما الأفضل؟',
    },
    choices: [
      {
        text: {
          en: 'Leave all of it on: more light is always safer',
          tr: 'Hepsini açık bırakmak: çok ışık her zaman daha güvenlidir',
          ar: 'إبقاؤها كلها: الضوء الأكثر أكثر أمانًا دائمًا',
        },
      },
      {
        correct: true,
        text: {
          en: 'Headlights off, and only the warning lights you need',
          tr: 'Farları söndürmek, yalnız gereken uyarı ışıklarını bırakmak',
          ar: 'إطفاء المصابيح الأمامية والاكتفاء بما يلزم من أضواء التحذير',
        },
      },
      {
        text: {
          en: 'Turn off every light, so that nobody is drawn to it',
          tr: 'Kimsenin dikkatini çekmemek için bütün ışıkları söndürmek',
          ar: 'إطفاء كل الأضواء كي لا ينجذب إليها أحد',
        },
      },
      {
        text: {
          en: 'Switch to high beams to slow drivers down',
          tr: 'Sürücüleri yavaşlatmak için uzunları yakmak',
          ar: 'تشغيل الضوء العالي لإبطاء السائقين',
        },
      },
    ],
    explanation: {
      en: 'Glare hides people on foot and the path around the scene. Once you are parked, use what drivers need to see you, and no more.',
      tr: 'Göz kamaşması, yaya görevlileri ve olay yerinin çevresindeki yolu gizler. Park edince yalnız görülmeniz için gereken ışığı kullanın.',
      ar: 'الوهج يخفي المشاة والمسار حول الموقع. فبعد الوقوف استخدم ما يكفي ليراك السائقون لا أكثر.',
    },
  },
]
