define i32 @f(i32 %k){
entry:
  %v0 = alloca i32
  store i32 0, ptr %v0
  %v1 = alloca i32
  store i32 1, ptr %v1
  %v2 = alloca i32
  store i32 2, ptr %v2
  %v3 = alloca i32
  store i32 3, ptr %v3
  %v4 = alloca i32
  store i32 4, ptr %v4
  %v5 = alloca i32
  store i32 5, ptr %v5
  %v6 = alloca i32
  store i32 6, ptr %v6
  %v7 = alloca i32
  store i32 7, ptr %v7
  %v8 = alloca i32
  store i32 8, ptr %v8
  %v9 = alloca i32
  store i32 9, ptr %v9
  %v10 = alloca i32
  store i32 10, ptr %v10
  %v11 = alloca i32
  store i32 11, ptr %v11
  %v12 = alloca i32
  store i32 12, ptr %v12
  %v13 = alloca i32
  store i32 13, ptr %v13
  %v14 = alloca i32
  store i32 14, ptr %v14
  %v15 = alloca i32
  store i32 15, ptr %v15
  %v16 = alloca i32
  store i32 16, ptr %v16
  %v17 = alloca i32
  store i32 17, ptr %v17
  %v18 = alloca i32
  store i32 18, ptr %v18
  %v19 = alloca i32
  store i32 19, ptr %v19
  %v20 = alloca i32
  store i32 20, ptr %v20
  %v21 = alloca i32
  store i32 21, ptr %v21
  %v22 = alloca i32
  store i32 22, ptr %v22
  %v23 = alloca i32
  store i32 23, ptr %v23
  %v24 = alloca i32
  store i32 24, ptr %v24
  %v25 = alloca i32
  store i32 25, ptr %v25
  %v26 = alloca i32
  store i32 26, ptr %v26
  %v27 = alloca i32
  store i32 27, ptr %v27
  %v28 = alloca i32
  store i32 28, ptr %v28
  %v29 = alloca i32
  store i32 29, ptr %v29
  %v30 = alloca i32
  store i32 30, ptr %v30
  %v31 = alloca i32
  store i32 31, ptr %v31
  %v32 = alloca i32
  store i32 32, ptr %v32
  %v33 = alloca i32
  store i32 33, ptr %v33
  %v34 = alloca i32
  store i32 34, ptr %v34
  %v35 = alloca i32
  store i32 35, ptr %v35
  %v36 = alloca i32
  store i32 36, ptr %v36
  %v37 = alloca i32
  store i32 37, ptr %v37
  %v38 = alloca i32
  store i32 38, ptr %v38
  %v39 = alloca i32
  store i32 39, ptr %v39
  %v40 = alloca i32
  store i32 40, ptr %v40
  %v41 = alloca i32
  store i32 41, ptr %v41
  %v42 = alloca i32
  store i32 42, ptr %v42
  %v43 = alloca i32
  store i32 43, ptr %v43
  %v44 = alloca i32
  store i32 44, ptr %v44
  %v45 = alloca i32
  store i32 45, ptr %v45
  %v46 = alloca i32
  store i32 46, ptr %v46
  %v47 = alloca i32
  store i32 47, ptr %v47
  %v48 = alloca i32
  store i32 48, ptr %v48
  %v49 = alloca i32
  store i32 49, ptr %v49
  %v50 = alloca i32
  store i32 50, ptr %v50
  %v51 = alloca i32
  store i32 51, ptr %v51
  %v52 = alloca i32
  store i32 52, ptr %v52
  %v53 = alloca i32
  store i32 53, ptr %v53
  %v54 = alloca i32
  store i32 54, ptr %v54
  %v55 = alloca i32
  store i32 55, ptr %v55
  %v56 = alloca i32
  store i32 56, ptr %v56
  %v57 = alloca i32
  store i32 57, ptr %v57
  %v58 = alloca i32
  store i32 58, ptr %v58
  %v59 = alloca i32
  store i32 59, ptr %v59
  %v60 = alloca i32
  store i32 60, ptr %v60
  %v61 = alloca i32
  store i32 61, ptr %v61
  %v62 = alloca i32
  store i32 62, ptr %v62
  %v63 = alloca i32
  store i32 63, ptr %v63
  %v64 = alloca i32
  store i32 64, ptr %v64
  %v65 = alloca i32
  store i32 65, ptr %v65
  %v66 = alloca i32
  store i32 66, ptr %v66
  %v67 = alloca i32
  store i32 67, ptr %v67
  %v68 = alloca i32
  store i32 68, ptr %v68
  %v69 = alloca i32
  store i32 69, ptr %v69
  %v70 = alloca i32
  store i32 70, ptr %v70
  %v71 = alloca i32
  store i32 71, ptr %v71
  %v72 = alloca i32
  store i32 72, ptr %v72
  %v73 = alloca i32
  store i32 73, ptr %v73
  %v74 = alloca i32
  store i32 74, ptr %v74
  %v75 = alloca i32
  store i32 75, ptr %v75
  %v76 = alloca i32
  store i32 76, ptr %v76
  %v77 = alloca i32
  store i32 77, ptr %v77
  %v78 = alloca i32
  store i32 78, ptr %v78
  %v79 = alloca i32
  store i32 79, ptr %v79
  %v80 = alloca i32
  store i32 80, ptr %v80
  %v81 = alloca i32
  store i32 81, ptr %v81
  %v82 = alloca i32
  store i32 82, ptr %v82
  %v83 = alloca i32
  store i32 83, ptr %v83
  %v84 = alloca i32
  store i32 84, ptr %v84
  %v85 = alloca i32
  store i32 85, ptr %v85
  %v86 = alloca i32
  store i32 86, ptr %v86
  %v87 = alloca i32
  store i32 87, ptr %v87
  %v88 = alloca i32
  store i32 88, ptr %v88
  %v89 = alloca i32
  store i32 89, ptr %v89
  %v90 = alloca i32
  store i32 90, ptr %v90
  %v91 = alloca i32
  store i32 91, ptr %v91
  %v92 = alloca i32
  store i32 92, ptr %v92
  %v93 = alloca i32
  store i32 93, ptr %v93
  %v94 = alloca i32
  store i32 94, ptr %v94
  %v95 = alloca i32
  store i32 95, ptr %v95
  %v96 = alloca i32
  store i32 96, ptr %v96
  %v97 = alloca i32
  store i32 97, ptr %v97
  %v98 = alloca i32
  store i32 98, ptr %v98
  %v99 = alloca i32
  store i32 99, ptr %v99
  %v100 = alloca i32
  store i32 100, ptr %v100
  %v101 = alloca i32
  store i32 101, ptr %v101
  %v102 = alloca i32
  store i32 102, ptr %v102
  %v103 = alloca i32
  store i32 103, ptr %v103
  %v104 = alloca i32
  store i32 104, ptr %v104
  %v105 = alloca i32
  store i32 105, ptr %v105
  %v106 = alloca i32
  store i32 106, ptr %v106
  %v107 = alloca i32
  store i32 107, ptr %v107
  %v108 = alloca i32
  store i32 108, ptr %v108
  %v109 = alloca i32
  store i32 109, ptr %v109
  %v110 = alloca i32
  store i32 110, ptr %v110
  %v111 = alloca i32
  store i32 111, ptr %v111
  %v112 = alloca i32
  store i32 112, ptr %v112
  %v113 = alloca i32
  store i32 113, ptr %v113
  %v114 = alloca i32
  store i32 114, ptr %v114
  %v115 = alloca i32
  store i32 115, ptr %v115
  %v116 = alloca i32
  store i32 116, ptr %v116
  %v117 = alloca i32
  store i32 117, ptr %v117
  %v118 = alloca i32
  store i32 118, ptr %v118
  %v119 = alloca i32
  store i32 119, ptr %v119
  %v120 = alloca i32
  store i32 120, ptr %v120
  %v121 = alloca i32
  store i32 121, ptr %v121
  %v122 = alloca i32
  store i32 122, ptr %v122
  %v123 = alloca i32
  store i32 123, ptr %v123
  %v124 = alloca i32
  store i32 124, ptr %v124
  %v125 = alloca i32
  store i32 125, ptr %v125
  %v126 = alloca i32
  store i32 126, ptr %v126
  %v127 = alloca i32
  store i32 127, ptr %v127
  %v128 = alloca i32
  store i32 128, ptr %v128
  %v129 = alloca i32
  store i32 129, ptr %v129
  %v130 = alloca i32
  store i32 130, ptr %v130
  %v131 = alloca i32
  store i32 131, ptr %v131
  %v132 = alloca i32
  store i32 132, ptr %v132
  %v133 = alloca i32
  store i32 133, ptr %v133
  %v134 = alloca i32
  store i32 134, ptr %v134
  %v135 = alloca i32
  store i32 135, ptr %v135
  %v136 = alloca i32
  store i32 136, ptr %v136
  %v137 = alloca i32
  store i32 137, ptr %v137
  %v138 = alloca i32
  store i32 138, ptr %v138
  %v139 = alloca i32
  store i32 139, ptr %v139
  %v140 = alloca i32
  store i32 140, ptr %v140
  %v141 = alloca i32
  store i32 141, ptr %v141
  %v142 = alloca i32
  store i32 142, ptr %v142
  %v143 = alloca i32
  store i32 143, ptr %v143
  %v144 = alloca i32
  store i32 144, ptr %v144
  %v145 = alloca i32
  store i32 145, ptr %v145
  %v146 = alloca i32
  store i32 146, ptr %v146
  %v147 = alloca i32
  store i32 147, ptr %v147
  %v148 = alloca i32
  store i32 148, ptr %v148
  %v149 = alloca i32
  store i32 149, ptr %v149
  %v150 = alloca i32
  store i32 150, ptr %v150
  %v151 = alloca i32
  store i32 151, ptr %v151
  %v152 = alloca i32
  store i32 152, ptr %v152
  %v153 = alloca i32
  store i32 153, ptr %v153
  %v154 = alloca i32
  store i32 154, ptr %v154
  %v155 = alloca i32
  store i32 155, ptr %v155
  %v156 = alloca i32
  store i32 156, ptr %v156
  %v157 = alloca i32
  store i32 157, ptr %v157
  %v158 = alloca i32
  store i32 158, ptr %v158
  %v159 = alloca i32
  store i32 159, ptr %v159
  %v160 = alloca i32
  store i32 160, ptr %v160
  %v161 = alloca i32
  store i32 161, ptr %v161
  %v162 = alloca i32
  store i32 162, ptr %v162
  %v163 = alloca i32
  store i32 163, ptr %v163
  %v164 = alloca i32
  store i32 164, ptr %v164
  %v165 = alloca i32
  store i32 165, ptr %v165
  %v166 = alloca i32
  store i32 166, ptr %v166
  %v167 = alloca i32
  store i32 167, ptr %v167
  %v168 = alloca i32
  store i32 168, ptr %v168
  %v169 = alloca i32
  store i32 169, ptr %v169
  %v170 = alloca i32
  store i32 170, ptr %v170
  %v171 = alloca i32
  store i32 171, ptr %v171
  %v172 = alloca i32
  store i32 172, ptr %v172
  %v173 = alloca i32
  store i32 173, ptr %v173
  %v174 = alloca i32
  store i32 174, ptr %v174
  %v175 = alloca i32
  store i32 175, ptr %v175
  %v176 = alloca i32
  store i32 176, ptr %v176
  %v177 = alloca i32
  store i32 177, ptr %v177
  %v178 = alloca i32
  store i32 178, ptr %v178
  %v179 = alloca i32
  store i32 179, ptr %v179
  %v180 = alloca i32
  store i32 180, ptr %v180
  %v181 = alloca i32
  store i32 181, ptr %v181
  %v182 = alloca i32
  store i32 182, ptr %v182
  %v183 = alloca i32
  store i32 183, ptr %v183
  %v184 = alloca i32
  store i32 184, ptr %v184
  %v185 = alloca i32
  store i32 185, ptr %v185
  %v186 = alloca i32
  store i32 186, ptr %v186
  %v187 = alloca i32
  store i32 187, ptr %v187
  %v188 = alloca i32
  store i32 188, ptr %v188
  %v189 = alloca i32
  store i32 189, ptr %v189
  %v190 = alloca i32
  store i32 190, ptr %v190
  %v191 = alloca i32
  store i32 191, ptr %v191
  %v192 = alloca i32
  store i32 192, ptr %v192
  %v193 = alloca i32
  store i32 193, ptr %v193
  %v194 = alloca i32
  store i32 194, ptr %v194
  %v195 = alloca i32
  store i32 195, ptr %v195
  %v196 = alloca i32
  store i32 196, ptr %v196
  %v197 = alloca i32
  store i32 197, ptr %v197
  %v198 = alloca i32
  store i32 198, ptr %v198
  %v199 = alloca i32
  store i32 199, ptr %v199
  %v200 = alloca i32
  store i32 200, ptr %v200
  %v201 = alloca i32
  store i32 201, ptr %v201
  %v202 = alloca i32
  store i32 202, ptr %v202
  %v203 = alloca i32
  store i32 203, ptr %v203
  %v204 = alloca i32
  store i32 204, ptr %v204
  %v205 = alloca i32
  store i32 205, ptr %v205
  %v206 = alloca i32
  store i32 206, ptr %v206
  %v207 = alloca i32
  store i32 207, ptr %v207
  %v208 = alloca i32
  store i32 208, ptr %v208
  %v209 = alloca i32
  store i32 209, ptr %v209
  %v210 = alloca i32
  store i32 210, ptr %v210
  %v211 = alloca i32
  store i32 211, ptr %v211
  %v212 = alloca i32
  store i32 212, ptr %v212
  %v213 = alloca i32
  store i32 213, ptr %v213
  %v214 = alloca i32
  store i32 214, ptr %v214
  %v215 = alloca i32
  store i32 215, ptr %v215
  %v216 = alloca i32
  store i32 216, ptr %v216
  %v217 = alloca i32
  store i32 217, ptr %v217
  %v218 = alloca i32
  store i32 218, ptr %v218
  %v219 = alloca i32
  store i32 219, ptr %v219
  %v220 = alloca i32
  store i32 220, ptr %v220
  %v221 = alloca i32
  store i32 221, ptr %v221
  %v222 = alloca i32
  store i32 222, ptr %v222
  %v223 = alloca i32
  store i32 223, ptr %v223
  %v224 = alloca i32
  store i32 224, ptr %v224
  %v225 = alloca i32
  store i32 225, ptr %v225
  %v226 = alloca i32
  store i32 226, ptr %v226
  %v227 = alloca i32
  store i32 227, ptr %v227
  %v228 = alloca i32
  store i32 228, ptr %v228
  %v229 = alloca i32
  store i32 229, ptr %v229
  %v230 = alloca i32
  store i32 230, ptr %v230
  %v231 = alloca i32
  store i32 231, ptr %v231
  %v232 = alloca i32
  store i32 232, ptr %v232
  %v233 = alloca i32
  store i32 233, ptr %v233
  %v234 = alloca i32
  store i32 234, ptr %v234
  %v235 = alloca i32
  store i32 235, ptr %v235
  %v236 = alloca i32
  store i32 236, ptr %v236
  %v237 = alloca i32
  store i32 237, ptr %v237
  %v238 = alloca i32
  store i32 238, ptr %v238
  %v239 = alloca i32
  store i32 239, ptr %v239
  %v240 = alloca i32
  store i32 240, ptr %v240
  %v241 = alloca i32
  store i32 241, ptr %v241
  %v242 = alloca i32
  store i32 242, ptr %v242
  %v243 = alloca i32
  store i32 243, ptr %v243
  %v244 = alloca i32
  store i32 244, ptr %v244
  %v245 = alloca i32
  store i32 245, ptr %v245
  %v246 = alloca i32
  store i32 246, ptr %v246
  %v247 = alloca i32
  store i32 247, ptr %v247
  %v248 = alloca i32
  store i32 248, ptr %v248
  %v249 = alloca i32
  store i32 249, ptr %v249
  %v250 = alloca i32
  store i32 250, ptr %v250
  %v251 = alloca i32
  store i32 251, ptr %v251
  %v252 = alloca i32
  store i32 252, ptr %v252
  %v253 = alloca i32
  store i32 253, ptr %v253
  %v254 = alloca i32
  store i32 254, ptr %v254
  %v255 = alloca i32
  store i32 255, ptr %v255
  %v256 = alloca i32
  store i32 256, ptr %v256
  %v257 = alloca i32
  store i32 257, ptr %v257
  %v258 = alloca i32
  store i32 258, ptr %v258
  %v259 = alloca i32
  store i32 259, ptr %v259
  %v260 = alloca i32
  store i32 260, ptr %v260
  %v261 = alloca i32
  store i32 261, ptr %v261
  %v262 = alloca i32
  store i32 262, ptr %v262
  %v263 = alloca i32
  store i32 263, ptr %v263
  %v264 = alloca i32
  store i32 264, ptr %v264
  %v265 = alloca i32
  store i32 265, ptr %v265
  %v266 = alloca i32
  store i32 266, ptr %v266
  %v267 = alloca i32
  store i32 267, ptr %v267
  %v268 = alloca i32
  store i32 268, ptr %v268
  %v269 = alloca i32
  store i32 269, ptr %v269
  %v270 = alloca i32
  store i32 270, ptr %v270
  %v271 = alloca i32
  store i32 271, ptr %v271
  %v272 = alloca i32
  store i32 272, ptr %v272
  %v273 = alloca i32
  store i32 273, ptr %v273
  %v274 = alloca i32
  store i32 274, ptr %v274
  %v275 = alloca i32
  store i32 275, ptr %v275
  %v276 = alloca i32
  store i32 276, ptr %v276
  %v277 = alloca i32
  store i32 277, ptr %v277
  %v278 = alloca i32
  store i32 278, ptr %v278
  %v279 = alloca i32
  store i32 279, ptr %v279
  %v280 = alloca i32
  store i32 280, ptr %v280
  %v281 = alloca i32
  store i32 281, ptr %v281
  %v282 = alloca i32
  store i32 282, ptr %v282
  %v283 = alloca i32
  store i32 283, ptr %v283
  %v284 = alloca i32
  store i32 284, ptr %v284
  %v285 = alloca i32
  store i32 285, ptr %v285
  %v286 = alloca i32
  store i32 286, ptr %v286
  %v287 = alloca i32
  store i32 287, ptr %v287
  %v288 = alloca i32
  store i32 288, ptr %v288
  %v289 = alloca i32
  store i32 289, ptr %v289
  %v290 = alloca i32
  store i32 290, ptr %v290
  %v291 = alloca i32
  store i32 291, ptr %v291
  %v292 = alloca i32
  store i32 292, ptr %v292
  %v293 = alloca i32
  store i32 293, ptr %v293
  %v294 = alloca i32
  store i32 294, ptr %v294
  %v295 = alloca i32
  store i32 295, ptr %v295
  %v296 = alloca i32
  store i32 296, ptr %v296
  %v297 = alloca i32
  store i32 297, ptr %v297
  %v298 = alloca i32
  store i32 298, ptr %v298
  %v299 = alloca i32
  store i32 299, ptr %v299
  %v300 = alloca i32
  store i32 300, ptr %v300
  %v301 = alloca i32
  store i32 301, ptr %v301
  %v302 = alloca i32
  store i32 302, ptr %v302
  %v303 = alloca i32
  store i32 303, ptr %v303
  %v304 = alloca i32
  store i32 304, ptr %v304
  %v305 = alloca i32
  store i32 305, ptr %v305
  %v306 = alloca i32
  store i32 306, ptr %v306
  %v307 = alloca i32
  store i32 307, ptr %v307
  %v308 = alloca i32
  store i32 308, ptr %v308
  %v309 = alloca i32
  store i32 309, ptr %v309
  %v310 = alloca i32
  store i32 310, ptr %v310
  %v311 = alloca i32
  store i32 311, ptr %v311
  %v312 = alloca i32
  store i32 312, ptr %v312
  %v313 = alloca i32
  store i32 313, ptr %v313
  %v314 = alloca i32
  store i32 314, ptr %v314
  %v315 = alloca i32
  store i32 315, ptr %v315
  %v316 = alloca i32
  store i32 316, ptr %v316
  %v317 = alloca i32
  store i32 317, ptr %v317
  %v318 = alloca i32
  store i32 318, ptr %v318
  %v319 = alloca i32
  store i32 319, ptr %v319
  %v320 = alloca i32
  store i32 320, ptr %v320
  %v321 = alloca i32
  store i32 321, ptr %v321
  %v322 = alloca i32
  store i32 322, ptr %v322
  %v323 = alloca i32
  store i32 323, ptr %v323
  %v324 = alloca i32
  store i32 324, ptr %v324
  %v325 = alloca i32
  store i32 325, ptr %v325
  %v326 = alloca i32
  store i32 326, ptr %v326
  %v327 = alloca i32
  store i32 327, ptr %v327
  %v328 = alloca i32
  store i32 328, ptr %v328
  %v329 = alloca i32
  store i32 329, ptr %v329
  %v330 = alloca i32
  store i32 330, ptr %v330
  %v331 = alloca i32
  store i32 331, ptr %v331
  %v332 = alloca i32
  store i32 332, ptr %v332
  %v333 = alloca i32
  store i32 333, ptr %v333
  %v334 = alloca i32
  store i32 334, ptr %v334
  %v335 = alloca i32
  store i32 335, ptr %v335
  %v336 = alloca i32
  store i32 336, ptr %v336
  %v337 = alloca i32
  store i32 337, ptr %v337
  %v338 = alloca i32
  store i32 338, ptr %v338
  %v339 = alloca i32
  store i32 339, ptr %v339
  %v340 = alloca i32
  store i32 340, ptr %v340
  %v341 = alloca i32
  store i32 341, ptr %v341
  %v342 = alloca i32
  store i32 342, ptr %v342
  %v343 = alloca i32
  store i32 343, ptr %v343
  %v344 = alloca i32
  store i32 344, ptr %v344
  %v345 = alloca i32
  store i32 345, ptr %v345
  %v346 = alloca i32
  store i32 346, ptr %v346
  %v347 = alloca i32
  store i32 347, ptr %v347
  %v348 = alloca i32
  store i32 348, ptr %v348
  %v349 = alloca i32
  store i32 349, ptr %v349
  %v350 = alloca i32
  store i32 350, ptr %v350
  %v351 = alloca i32
  store i32 351, ptr %v351
  %v352 = alloca i32
  store i32 352, ptr %v352
  %v353 = alloca i32
  store i32 353, ptr %v353
  %v354 = alloca i32
  store i32 354, ptr %v354
  %v355 = alloca i32
  store i32 355, ptr %v355
  %v356 = alloca i32
  store i32 356, ptr %v356
  %v357 = alloca i32
  store i32 357, ptr %v357
  %v358 = alloca i32
  store i32 358, ptr %v358
  %v359 = alloca i32
  store i32 359, ptr %v359
  %v360 = alloca i32
  store i32 360, ptr %v360
  %v361 = alloca i32
  store i32 361, ptr %v361
  %v362 = alloca i32
  store i32 362, ptr %v362
  %v363 = alloca i32
  store i32 363, ptr %v363
  %v364 = alloca i32
  store i32 364, ptr %v364
  %v365 = alloca i32
  store i32 365, ptr %v365
  %v366 = alloca i32
  store i32 366, ptr %v366
  %v367 = alloca i32
  store i32 367, ptr %v367
  %v368 = alloca i32
  store i32 368, ptr %v368
  %v369 = alloca i32
  store i32 369, ptr %v369
  %v370 = alloca i32
  store i32 370, ptr %v370
  %v371 = alloca i32
  store i32 371, ptr %v371
  %v372 = alloca i32
  store i32 372, ptr %v372
  %v373 = alloca i32
  store i32 373, ptr %v373
  %v374 = alloca i32
  store i32 374, ptr %v374
  %v375 = alloca i32
  store i32 375, ptr %v375
  %v376 = alloca i32
  store i32 376, ptr %v376
  %v377 = alloca i32
  store i32 377, ptr %v377
  %v378 = alloca i32
  store i32 378, ptr %v378
  %v379 = alloca i32
  store i32 379, ptr %v379
  %v380 = alloca i32
  store i32 380, ptr %v380
  %v381 = alloca i32
  store i32 381, ptr %v381
  %v382 = alloca i32
  store i32 382, ptr %v382
  %v383 = alloca i32
  store i32 383, ptr %v383
  %v384 = alloca i32
  store i32 384, ptr %v384
  %v385 = alloca i32
  store i32 385, ptr %v385
  %v386 = alloca i32
  store i32 386, ptr %v386
  %v387 = alloca i32
  store i32 387, ptr %v387
  %v388 = alloca i32
  store i32 388, ptr %v388
  %v389 = alloca i32
  store i32 389, ptr %v389
  %v390 = alloca i32
  store i32 390, ptr %v390
  %v391 = alloca i32
  store i32 391, ptr %v391
  %v392 = alloca i32
  store i32 392, ptr %v392
  %v393 = alloca i32
  store i32 393, ptr %v393
  %v394 = alloca i32
  store i32 394, ptr %v394
  %v395 = alloca i32
  store i32 395, ptr %v395
  %v396 = alloca i32
  store i32 396, ptr %v396
  %v397 = alloca i32
  store i32 397, ptr %v397
  %v398 = alloca i32
  store i32 398, ptr %v398
  %v399 = alloca i32
  store i32 399, ptr %v399
  %v400 = alloca i32
  store i32 400, ptr %v400
  %v401 = alloca i32
  store i32 401, ptr %v401
  %v402 = alloca i32
  store i32 402, ptr %v402
  %v403 = alloca i32
  store i32 403, ptr %v403
  %v404 = alloca i32
  store i32 404, ptr %v404
  %v405 = alloca i32
  store i32 405, ptr %v405
  %v406 = alloca i32
  store i32 406, ptr %v406
  %v407 = alloca i32
  store i32 407, ptr %v407
  %v408 = alloca i32
  store i32 408, ptr %v408
  %v409 = alloca i32
  store i32 409, ptr %v409
  %v410 = alloca i32
  store i32 410, ptr %v410
  %v411 = alloca i32
  store i32 411, ptr %v411
  %v412 = alloca i32
  store i32 412, ptr %v412
  %v413 = alloca i32
  store i32 413, ptr %v413
  %v414 = alloca i32
  store i32 414, ptr %v414
  %v415 = alloca i32
  store i32 415, ptr %v415
  %v416 = alloca i32
  store i32 416, ptr %v416
  %v417 = alloca i32
  store i32 417, ptr %v417
  %v418 = alloca i32
  store i32 418, ptr %v418
  %v419 = alloca i32
  store i32 419, ptr %v419
  %v420 = alloca i32
  store i32 420, ptr %v420
  %v421 = alloca i32
  store i32 421, ptr %v421
  %v422 = alloca i32
  store i32 422, ptr %v422
  %v423 = alloca i32
  store i32 423, ptr %v423
  %v424 = alloca i32
  store i32 424, ptr %v424
  %v425 = alloca i32
  store i32 425, ptr %v425
  %v426 = alloca i32
  store i32 426, ptr %v426
  %v427 = alloca i32
  store i32 427, ptr %v427
  %v428 = alloca i32
  store i32 428, ptr %v428
  %v429 = alloca i32
  store i32 429, ptr %v429
  %v430 = alloca i32
  store i32 430, ptr %v430
  %v431 = alloca i32
  store i32 431, ptr %v431
  %v432 = alloca i32
  store i32 432, ptr %v432
  %v433 = alloca i32
  store i32 433, ptr %v433
  %v434 = alloca i32
  store i32 434, ptr %v434
  %v435 = alloca i32
  store i32 435, ptr %v435
  %v436 = alloca i32
  store i32 436, ptr %v436
  %v437 = alloca i32
  store i32 437, ptr %v437
  %v438 = alloca i32
  store i32 438, ptr %v438
  %v439 = alloca i32
  store i32 439, ptr %v439
  %v440 = alloca i32
  store i32 440, ptr %v440
  %v441 = alloca i32
  store i32 441, ptr %v441
  %v442 = alloca i32
  store i32 442, ptr %v442
  %v443 = alloca i32
  store i32 443, ptr %v443
  %v444 = alloca i32
  store i32 444, ptr %v444
  %v445 = alloca i32
  store i32 445, ptr %v445
  %v446 = alloca i32
  store i32 446, ptr %v446
  %v447 = alloca i32
  store i32 447, ptr %v447
  %v448 = alloca i32
  store i32 448, ptr %v448
  %v449 = alloca i32
  store i32 449, ptr %v449
  %v450 = alloca i32
  store i32 450, ptr %v450
  %v451 = alloca i32
  store i32 451, ptr %v451
  %v452 = alloca i32
  store i32 452, ptr %v452
  %v453 = alloca i32
  store i32 453, ptr %v453
  %v454 = alloca i32
  store i32 454, ptr %v454
  %v455 = alloca i32
  store i32 455, ptr %v455
  %v456 = alloca i32
  store i32 456, ptr %v456
  %v457 = alloca i32
  store i32 457, ptr %v457
  %v458 = alloca i32
  store i32 458, ptr %v458
  %v459 = alloca i32
  store i32 459, ptr %v459
  %v460 = alloca i32
  store i32 460, ptr %v460
  %v461 = alloca i32
  store i32 461, ptr %v461
  %v462 = alloca i32
  store i32 462, ptr %v462
  %v463 = alloca i32
  store i32 463, ptr %v463
  %v464 = alloca i32
  store i32 464, ptr %v464
  %v465 = alloca i32
  store i32 465, ptr %v465
  %v466 = alloca i32
  store i32 466, ptr %v466
  %v467 = alloca i32
  store i32 467, ptr %v467
  %v468 = alloca i32
  store i32 468, ptr %v468
  %v469 = alloca i32
  store i32 469, ptr %v469
  %v470 = alloca i32
  store i32 470, ptr %v470
  %v471 = alloca i32
  store i32 471, ptr %v471
  %v472 = alloca i32
  store i32 472, ptr %v472
  %v473 = alloca i32
  store i32 473, ptr %v473
  %v474 = alloca i32
  store i32 474, ptr %v474
  %v475 = alloca i32
  store i32 475, ptr %v475
  %v476 = alloca i32
  store i32 476, ptr %v476
  %v477 = alloca i32
  store i32 477, ptr %v477
  %v478 = alloca i32
  store i32 478, ptr %v478
  %v479 = alloca i32
  store i32 479, ptr %v479
  %v480 = alloca i32
  store i32 480, ptr %v480
  %v481 = alloca i32
  store i32 481, ptr %v481
  %v482 = alloca i32
  store i32 482, ptr %v482
  %v483 = alloca i32
  store i32 483, ptr %v483
  %v484 = alloca i32
  store i32 484, ptr %v484
  %v485 = alloca i32
  store i32 485, ptr %v485
  %v486 = alloca i32
  store i32 486, ptr %v486
  %v487 = alloca i32
  store i32 487, ptr %v487
  %v488 = alloca i32
  store i32 488, ptr %v488
  %v489 = alloca i32
  store i32 489, ptr %v489
  %v490 = alloca i32
  store i32 490, ptr %v490
  %v491 = alloca i32
  store i32 491, ptr %v491
  %v492 = alloca i32
  store i32 492, ptr %v492
  %v493 = alloca i32
  store i32 493, ptr %v493
  %v494 = alloca i32
  store i32 494, ptr %v494
  %v495 = alloca i32
  store i32 495, ptr %v495
  %v496 = alloca i32
  store i32 496, ptr %v496
  %v497 = alloca i32
  store i32 497, ptr %v497
  %v498 = alloca i32
  store i32 498, ptr %v498
  %v499 = alloca i32
  store i32 499, ptr %v499
  %v500 = alloca i32
  store i32 500, ptr %v500
  %v501 = alloca i32
  store i32 501, ptr %v501
  %v502 = alloca i32
  store i32 502, ptr %v502
  %v503 = alloca i32
  store i32 503, ptr %v503
  %v504 = alloca i32
  store i32 504, ptr %v504
  %v505 = alloca i32
  store i32 505, ptr %v505
  %v506 = alloca i32
  store i32 506, ptr %v506
  %v507 = alloca i32
  store i32 507, ptr %v507
  %v508 = alloca i32
  store i32 508, ptr %v508
  %v509 = alloca i32
  store i32 509, ptr %v509
  %v510 = alloca i32
  store i32 510, ptr %v510
  %v511 = alloca i32
  store i32 511, ptr %v511
  %v512 = alloca i32
  store i32 512, ptr %v512
  %v513 = alloca i32
  store i32 513, ptr %v513
  %v514 = alloca i32
  store i32 514, ptr %v514
  %v515 = alloca i32
  store i32 515, ptr %v515
  %v516 = alloca i32
  store i32 516, ptr %v516
  %v517 = alloca i32
  store i32 517, ptr %v517
  %v518 = alloca i32
  store i32 518, ptr %v518
  %v519 = alloca i32
  store i32 519, ptr %v519
  %v520 = alloca i32
  store i32 520, ptr %v520
  %v521 = alloca i32
  store i32 521, ptr %v521
  %v522 = alloca i32
  store i32 522, ptr %v522
  %v523 = alloca i32
  store i32 523, ptr %v523
  %v524 = alloca i32
  store i32 524, ptr %v524
  %v525 = alloca i32
  store i32 525, ptr %v525
  %v526 = alloca i32
  store i32 526, ptr %v526
  %v527 = alloca i32
  store i32 527, ptr %v527
  %v528 = alloca i32
  store i32 528, ptr %v528
  %v529 = alloca i32
  store i32 529, ptr %v529
  %v530 = alloca i32
  store i32 530, ptr %v530
  %v531 = alloca i32
  store i32 531, ptr %v531
  %v532 = alloca i32
  store i32 532, ptr %v532
  %v533 = alloca i32
  store i32 533, ptr %v533
  %v534 = alloca i32
  store i32 534, ptr %v534
  %v535 = alloca i32
  store i32 535, ptr %v535
  %v536 = alloca i32
  store i32 536, ptr %v536
  %v537 = alloca i32
  store i32 537, ptr %v537
  %v538 = alloca i32
  store i32 538, ptr %v538
  %v539 = alloca i32
  store i32 539, ptr %v539
  %v540 = alloca i32
  store i32 540, ptr %v540
  %v541 = alloca i32
  store i32 541, ptr %v541
  %v542 = alloca i32
  store i32 542, ptr %v542
  %v543 = alloca i32
  store i32 543, ptr %v543
  %v544 = alloca i32
  store i32 544, ptr %v544
  %v545 = alloca i32
  store i32 545, ptr %v545
  %v546 = alloca i32
  store i32 546, ptr %v546
  %v547 = alloca i32
  store i32 547, ptr %v547
  %v548 = alloca i32
  store i32 548, ptr %v548
  %v549 = alloca i32
  store i32 549, ptr %v549
  %v550 = alloca i32
  store i32 550, ptr %v550
  %v551 = alloca i32
  store i32 551, ptr %v551
  %v552 = alloca i32
  store i32 552, ptr %v552
  %v553 = alloca i32
  store i32 553, ptr %v553
  %v554 = alloca i32
  store i32 554, ptr %v554
  %v555 = alloca i32
  store i32 555, ptr %v555
  %v556 = alloca i32
  store i32 556, ptr %v556
  %v557 = alloca i32
  store i32 557, ptr %v557
  %v558 = alloca i32
  store i32 558, ptr %v558
  %v559 = alloca i32
  store i32 559, ptr %v559
  %v560 = alloca i32
  store i32 560, ptr %v560
  %v561 = alloca i32
  store i32 561, ptr %v561
  %v562 = alloca i32
  store i32 562, ptr %v562
  %v563 = alloca i32
  store i32 563, ptr %v563
  %v564 = alloca i32
  store i32 564, ptr %v564
  %v565 = alloca i32
  store i32 565, ptr %v565
  %v566 = alloca i32
  store i32 566, ptr %v566
  %v567 = alloca i32
  store i32 567, ptr %v567
  %v568 = alloca i32
  store i32 568, ptr %v568
  %v569 = alloca i32
  store i32 569, ptr %v569
  %v570 = alloca i32
  store i32 570, ptr %v570
  %v571 = alloca i32
  store i32 571, ptr %v571
  %v572 = alloca i32
  store i32 572, ptr %v572
  %v573 = alloca i32
  store i32 573, ptr %v573
  %v574 = alloca i32
  store i32 574, ptr %v574
  %v575 = alloca i32
  store i32 575, ptr %v575
  %v576 = alloca i32
  store i32 576, ptr %v576
  %v577 = alloca i32
  store i32 577, ptr %v577
  %v578 = alloca i32
  store i32 578, ptr %v578
  %v579 = alloca i32
  store i32 579, ptr %v579
  %v580 = alloca i32
  store i32 580, ptr %v580
  %v581 = alloca i32
  store i32 581, ptr %v581
  %v582 = alloca i32
  store i32 582, ptr %v582
  %v583 = alloca i32
  store i32 583, ptr %v583
  %v584 = alloca i32
  store i32 584, ptr %v584
  %v585 = alloca i32
  store i32 585, ptr %v585
  %v586 = alloca i32
  store i32 586, ptr %v586
  %v587 = alloca i32
  store i32 587, ptr %v587
  %v588 = alloca i32
  store i32 588, ptr %v588
  %v589 = alloca i32
  store i32 589, ptr %v589
  %v590 = alloca i32
  store i32 590, ptr %v590
  %v591 = alloca i32
  store i32 591, ptr %v591
  %v592 = alloca i32
  store i32 592, ptr %v592
  %v593 = alloca i32
  store i32 593, ptr %v593
  %v594 = alloca i32
  store i32 594, ptr %v594
  %v595 = alloca i32
  store i32 595, ptr %v595
  %v596 = alloca i32
  store i32 596, ptr %v596
  %v597 = alloca i32
  store i32 597, ptr %v597
  %v598 = alloca i32
  store i32 598, ptr %v598
  %v599 = alloca i32
  store i32 599, ptr %v599
  %v600 = alloca i32
  store i32 600, ptr %v600
  %v601 = alloca i32
  store i32 601, ptr %v601
  %v602 = alloca i32
  store i32 602, ptr %v602
  %v603 = alloca i32
  store i32 603, ptr %v603
  %v604 = alloca i32
  store i32 604, ptr %v604
  %v605 = alloca i32
  store i32 605, ptr %v605
  %v606 = alloca i32
  store i32 606, ptr %v606
  %v607 = alloca i32
  store i32 607, ptr %v607
  %v608 = alloca i32
  store i32 608, ptr %v608
  %v609 = alloca i32
  store i32 609, ptr %v609
  %v610 = alloca i32
  store i32 610, ptr %v610
  %v611 = alloca i32
  store i32 611, ptr %v611
  %v612 = alloca i32
  store i32 612, ptr %v612
  %v613 = alloca i32
  store i32 613, ptr %v613
  %v614 = alloca i32
  store i32 614, ptr %v614
  %v615 = alloca i32
  store i32 615, ptr %v615
  %v616 = alloca i32
  store i32 616, ptr %v616
  %v617 = alloca i32
  store i32 617, ptr %v617
  %v618 = alloca i32
  store i32 618, ptr %v618
  %v619 = alloca i32
  store i32 619, ptr %v619
  %v620 = alloca i32
  store i32 620, ptr %v620
  %v621 = alloca i32
  store i32 621, ptr %v621
  %v622 = alloca i32
  store i32 622, ptr %v622
  %v623 = alloca i32
  store i32 623, ptr %v623
  %v624 = alloca i32
  store i32 624, ptr %v624
  %v625 = alloca i32
  store i32 625, ptr %v625
  %v626 = alloca i32
  store i32 626, ptr %v626
  %v627 = alloca i32
  store i32 627, ptr %v627
  %v628 = alloca i32
  store i32 628, ptr %v628
  %v629 = alloca i32
  store i32 629, ptr %v629
  %v630 = alloca i32
  store i32 630, ptr %v630
  %v631 = alloca i32
  store i32 631, ptr %v631
  %v632 = alloca i32
  store i32 632, ptr %v632
  %v633 = alloca i32
  store i32 633, ptr %v633
  %v634 = alloca i32
  store i32 634, ptr %v634
  %v635 = alloca i32
  store i32 635, ptr %v635
  %v636 = alloca i32
  store i32 636, ptr %v636
  %v637 = alloca i32
  store i32 637, ptr %v637
  %v638 = alloca i32
  store i32 638, ptr %v638
  %v639 = alloca i32
  store i32 639, ptr %v639
  %v640 = alloca i32
  store i32 640, ptr %v640
  %v641 = alloca i32
  store i32 641, ptr %v641
  %v642 = alloca i32
  store i32 642, ptr %v642
  %v643 = alloca i32
  store i32 643, ptr %v643
  %v644 = alloca i32
  store i32 644, ptr %v644
  %v645 = alloca i32
  store i32 645, ptr %v645
  %v646 = alloca i32
  store i32 646, ptr %v646
  %v647 = alloca i32
  store i32 647, ptr %v647
  %v648 = alloca i32
  store i32 648, ptr %v648
  %v649 = alloca i32
  store i32 649, ptr %v649
  %v650 = alloca i32
  store i32 650, ptr %v650
  %v651 = alloca i32
  store i32 651, ptr %v651
  %v652 = alloca i32
  store i32 652, ptr %v652
  %v653 = alloca i32
  store i32 653, ptr %v653
  %v654 = alloca i32
  store i32 654, ptr %v654
  %v655 = alloca i32
  store i32 655, ptr %v655
  %v656 = alloca i32
  store i32 656, ptr %v656
  %v657 = alloca i32
  store i32 657, ptr %v657
  %v658 = alloca i32
  store i32 658, ptr %v658
  %v659 = alloca i32
  store i32 659, ptr %v659
  %v660 = alloca i32
  store i32 660, ptr %v660
  %v661 = alloca i32
  store i32 661, ptr %v661
  %v662 = alloca i32
  store i32 662, ptr %v662
  %v663 = alloca i32
  store i32 663, ptr %v663
  %v664 = alloca i32
  store i32 664, ptr %v664
  %v665 = alloca i32
  store i32 665, ptr %v665
  %v666 = alloca i32
  store i32 666, ptr %v666
  %v667 = alloca i32
  store i32 667, ptr %v667
  %v668 = alloca i32
  store i32 668, ptr %v668
  %v669 = alloca i32
  store i32 669, ptr %v669
  %v670 = alloca i32
  store i32 670, ptr %v670
  %v671 = alloca i32
  store i32 671, ptr %v671
  %v672 = alloca i32
  store i32 672, ptr %v672
  %v673 = alloca i32
  store i32 673, ptr %v673
  %v674 = alloca i32
  store i32 674, ptr %v674
  %v675 = alloca i32
  store i32 675, ptr %v675
  %v676 = alloca i32
  store i32 676, ptr %v676
  %v677 = alloca i32
  store i32 677, ptr %v677
  %v678 = alloca i32
  store i32 678, ptr %v678
  %v679 = alloca i32
  store i32 679, ptr %v679
  %v680 = alloca i32
  store i32 680, ptr %v680
  %v681 = alloca i32
  store i32 681, ptr %v681
  %v682 = alloca i32
  store i32 682, ptr %v682
  %v683 = alloca i32
  store i32 683, ptr %v683
  %v684 = alloca i32
  store i32 684, ptr %v684
  %v685 = alloca i32
  store i32 685, ptr %v685
  %v686 = alloca i32
  store i32 686, ptr %v686
  %v687 = alloca i32
  store i32 687, ptr %v687
  %v688 = alloca i32
  store i32 688, ptr %v688
  %v689 = alloca i32
  store i32 689, ptr %v689
  %v690 = alloca i32
  store i32 690, ptr %v690
  %v691 = alloca i32
  store i32 691, ptr %v691
  %v692 = alloca i32
  store i32 692, ptr %v692
  %v693 = alloca i32
  store i32 693, ptr %v693
  %v694 = alloca i32
  store i32 694, ptr %v694
  %v695 = alloca i32
  store i32 695, ptr %v695
  %v696 = alloca i32
  store i32 696, ptr %v696
  %v697 = alloca i32
  store i32 697, ptr %v697
  %v698 = alloca i32
  store i32 698, ptr %v698
  %v699 = alloca i32
  store i32 699, ptr %v699
  %v700 = alloca i32
  store i32 700, ptr %v700
  %v701 = alloca i32
  store i32 701, ptr %v701
  %v702 = alloca i32
  store i32 702, ptr %v702
  %v703 = alloca i32
  store i32 703, ptr %v703
  %v704 = alloca i32
  store i32 704, ptr %v704
  %v705 = alloca i32
  store i32 705, ptr %v705
  %v706 = alloca i32
  store i32 706, ptr %v706
  %v707 = alloca i32
  store i32 707, ptr %v707
  %v708 = alloca i32
  store i32 708, ptr %v708
  %v709 = alloca i32
  store i32 709, ptr %v709
  %v710 = alloca i32
  store i32 710, ptr %v710
  %v711 = alloca i32
  store i32 711, ptr %v711
  %v712 = alloca i32
  store i32 712, ptr %v712
  %v713 = alloca i32
  store i32 713, ptr %v713
  %v714 = alloca i32
  store i32 714, ptr %v714
  %v715 = alloca i32
  store i32 715, ptr %v715
  %v716 = alloca i32
  store i32 716, ptr %v716
  %v717 = alloca i32
  store i32 717, ptr %v717
  %v718 = alloca i32
  store i32 718, ptr %v718
  %v719 = alloca i32
  store i32 719, ptr %v719
  %v720 = alloca i32
  store i32 720, ptr %v720
  %v721 = alloca i32
  store i32 721, ptr %v721
  %v722 = alloca i32
  store i32 722, ptr %v722
  %v723 = alloca i32
  store i32 723, ptr %v723
  %v724 = alloca i32
  store i32 724, ptr %v724
  %v725 = alloca i32
  store i32 725, ptr %v725
  %v726 = alloca i32
  store i32 726, ptr %v726
  %v727 = alloca i32
  store i32 727, ptr %v727
  %v728 = alloca i32
  store i32 728, ptr %v728
  %v729 = alloca i32
  store i32 729, ptr %v729
  %v730 = alloca i32
  store i32 730, ptr %v730
  %v731 = alloca i32
  store i32 731, ptr %v731
  %v732 = alloca i32
  store i32 732, ptr %v732
  %v733 = alloca i32
  store i32 733, ptr %v733
  %v734 = alloca i32
  store i32 734, ptr %v734
  %v735 = alloca i32
  store i32 735, ptr %v735
  %v736 = alloca i32
  store i32 736, ptr %v736
  %v737 = alloca i32
  store i32 737, ptr %v737
  %v738 = alloca i32
  store i32 738, ptr %v738
  %v739 = alloca i32
  store i32 739, ptr %v739
  %v740 = alloca i32
  store i32 740, ptr %v740
  %v741 = alloca i32
  store i32 741, ptr %v741
  %v742 = alloca i32
  store i32 742, ptr %v742
  %v743 = alloca i32
  store i32 743, ptr %v743
  %v744 = alloca i32
  store i32 744, ptr %v744
  %v745 = alloca i32
  store i32 745, ptr %v745
  %v746 = alloca i32
  store i32 746, ptr %v746
  %v747 = alloca i32
  store i32 747, ptr %v747
  %v748 = alloca i32
  store i32 748, ptr %v748
  %v749 = alloca i32
  store i32 749, ptr %v749
  %v750 = alloca i32
  store i32 750, ptr %v750
  %v751 = alloca i32
  store i32 751, ptr %v751
  %v752 = alloca i32
  store i32 752, ptr %v752
  %v753 = alloca i32
  store i32 753, ptr %v753
  %v754 = alloca i32
  store i32 754, ptr %v754
  %v755 = alloca i32
  store i32 755, ptr %v755
  %v756 = alloca i32
  store i32 756, ptr %v756
  %v757 = alloca i32
  store i32 757, ptr %v757
  %v758 = alloca i32
  store i32 758, ptr %v758
  %v759 = alloca i32
  store i32 759, ptr %v759
  %v760 = alloca i32
  store i32 760, ptr %v760
  %v761 = alloca i32
  store i32 761, ptr %v761
  %v762 = alloca i32
  store i32 762, ptr %v762
  %v763 = alloca i32
  store i32 763, ptr %v763
  %v764 = alloca i32
  store i32 764, ptr %v764
  %v765 = alloca i32
  store i32 765, ptr %v765
  %v766 = alloca i32
  store i32 766, ptr %v766
  %v767 = alloca i32
  store i32 767, ptr %v767
  %v768 = alloca i32
  store i32 768, ptr %v768
  %v769 = alloca i32
  store i32 769, ptr %v769
  %v770 = alloca i32
  store i32 770, ptr %v770
  %v771 = alloca i32
  store i32 771, ptr %v771
  %v772 = alloca i32
  store i32 772, ptr %v772
  %v773 = alloca i32
  store i32 773, ptr %v773
  %v774 = alloca i32
  store i32 774, ptr %v774
  %v775 = alloca i32
  store i32 775, ptr %v775
  %v776 = alloca i32
  store i32 776, ptr %v776
  %v777 = alloca i32
  store i32 777, ptr %v777
  %v778 = alloca i32
  store i32 778, ptr %v778
  %v779 = alloca i32
  store i32 779, ptr %v779
  %v780 = alloca i32
  store i32 780, ptr %v780
  %v781 = alloca i32
  store i32 781, ptr %v781
  %v782 = alloca i32
  store i32 782, ptr %v782
  %v783 = alloca i32
  store i32 783, ptr %v783
  %v784 = alloca i32
  store i32 784, ptr %v784
  %v785 = alloca i32
  store i32 785, ptr %v785
  %v786 = alloca i32
  store i32 786, ptr %v786
  %v787 = alloca i32
  store i32 787, ptr %v787
  %v788 = alloca i32
  store i32 788, ptr %v788
  %v789 = alloca i32
  store i32 789, ptr %v789
  %v790 = alloca i32
  store i32 790, ptr %v790
  %v791 = alloca i32
  store i32 791, ptr %v791
  %v792 = alloca i32
  store i32 792, ptr %v792
  %v793 = alloca i32
  store i32 793, ptr %v793
  %v794 = alloca i32
  store i32 794, ptr %v794
  %v795 = alloca i32
  store i32 795, ptr %v795
  %v796 = alloca i32
  store i32 796, ptr %v796
  %v797 = alloca i32
  store i32 797, ptr %v797
  %v798 = alloca i32
  store i32 798, ptr %v798
  %v799 = alloca i32
  store i32 799, ptr %v799
  %v800 = alloca i32
  store i32 800, ptr %v800
  %v801 = alloca i32
  store i32 801, ptr %v801
  %v802 = alloca i32
  store i32 802, ptr %v802
  %v803 = alloca i32
  store i32 803, ptr %v803
  %v804 = alloca i32
  store i32 804, ptr %v804
  %v805 = alloca i32
  store i32 805, ptr %v805
  %v806 = alloca i32
  store i32 806, ptr %v806
  %v807 = alloca i32
  store i32 807, ptr %v807
  %v808 = alloca i32
  store i32 808, ptr %v808
  %v809 = alloca i32
  store i32 809, ptr %v809
  %v810 = alloca i32
  store i32 810, ptr %v810
  %v811 = alloca i32
  store i32 811, ptr %v811
  %v812 = alloca i32
  store i32 812, ptr %v812
  %v813 = alloca i32
  store i32 813, ptr %v813
  %v814 = alloca i32
  store i32 814, ptr %v814
  %v815 = alloca i32
  store i32 815, ptr %v815
  %v816 = alloca i32
  store i32 816, ptr %v816
  %v817 = alloca i32
  store i32 817, ptr %v817
  %v818 = alloca i32
  store i32 818, ptr %v818
  %v819 = alloca i32
  store i32 819, ptr %v819
  %v820 = alloca i32
  store i32 820, ptr %v820
  %v821 = alloca i32
  store i32 821, ptr %v821
  %v822 = alloca i32
  store i32 822, ptr %v822
  %v823 = alloca i32
  store i32 823, ptr %v823
  %v824 = alloca i32
  store i32 824, ptr %v824
  %v825 = alloca i32
  store i32 825, ptr %v825
  %v826 = alloca i32
  store i32 826, ptr %v826
  %v827 = alloca i32
  store i32 827, ptr %v827
  %v828 = alloca i32
  store i32 828, ptr %v828
  %v829 = alloca i32
  store i32 829, ptr %v829
  %v830 = alloca i32
  store i32 830, ptr %v830
  %v831 = alloca i32
  store i32 831, ptr %v831
  %v832 = alloca i32
  store i32 832, ptr %v832
  %v833 = alloca i32
  store i32 833, ptr %v833
  %v834 = alloca i32
  store i32 834, ptr %v834
  %v835 = alloca i32
  store i32 835, ptr %v835
  %v836 = alloca i32
  store i32 836, ptr %v836
  %v837 = alloca i32
  store i32 837, ptr %v837
  %v838 = alloca i32
  store i32 838, ptr %v838
  %v839 = alloca i32
  store i32 839, ptr %v839
  %v840 = alloca i32
  store i32 840, ptr %v840
  %v841 = alloca i32
  store i32 841, ptr %v841
  %v842 = alloca i32
  store i32 842, ptr %v842
  %v843 = alloca i32
  store i32 843, ptr %v843
  %v844 = alloca i32
  store i32 844, ptr %v844
  %v845 = alloca i32
  store i32 845, ptr %v845
  %v846 = alloca i32
  store i32 846, ptr %v846
  %v847 = alloca i32
  store i32 847, ptr %v847
  %v848 = alloca i32
  store i32 848, ptr %v848
  %v849 = alloca i32
  store i32 849, ptr %v849
  %v850 = alloca i32
  store i32 850, ptr %v850
  %v851 = alloca i32
  store i32 851, ptr %v851
  %v852 = alloca i32
  store i32 852, ptr %v852
  %v853 = alloca i32
  store i32 853, ptr %v853
  %v854 = alloca i32
  store i32 854, ptr %v854
  %v855 = alloca i32
  store i32 855, ptr %v855
  %v856 = alloca i32
  store i32 856, ptr %v856
  %v857 = alloca i32
  store i32 857, ptr %v857
  %v858 = alloca i32
  store i32 858, ptr %v858
  %v859 = alloca i32
  store i32 859, ptr %v859
  %v860 = alloca i32
  store i32 860, ptr %v860
  %v861 = alloca i32
  store i32 861, ptr %v861
  %v862 = alloca i32
  store i32 862, ptr %v862
  %v863 = alloca i32
  store i32 863, ptr %v863
  %v864 = alloca i32
  store i32 864, ptr %v864
  %v865 = alloca i32
  store i32 865, ptr %v865
  %v866 = alloca i32
  store i32 866, ptr %v866
  %v867 = alloca i32
  store i32 867, ptr %v867
  %v868 = alloca i32
  store i32 868, ptr %v868
  %v869 = alloca i32
  store i32 869, ptr %v869
  %v870 = alloca i32
  store i32 870, ptr %v870
  %v871 = alloca i32
  store i32 871, ptr %v871
  %v872 = alloca i32
  store i32 872, ptr %v872
  %v873 = alloca i32
  store i32 873, ptr %v873
  %v874 = alloca i32
  store i32 874, ptr %v874
  %v875 = alloca i32
  store i32 875, ptr %v875
  %v876 = alloca i32
  store i32 876, ptr %v876
  %v877 = alloca i32
  store i32 877, ptr %v877
  %v878 = alloca i32
  store i32 878, ptr %v878
  %v879 = alloca i32
  store i32 879, ptr %v879
  %v880 = alloca i32
  store i32 880, ptr %v880
  %v881 = alloca i32
  store i32 881, ptr %v881
  %v882 = alloca i32
  store i32 882, ptr %v882
  %v883 = alloca i32
  store i32 883, ptr %v883
  %v884 = alloca i32
  store i32 884, ptr %v884
  %v885 = alloca i32
  store i32 885, ptr %v885
  %v886 = alloca i32
  store i32 886, ptr %v886
  %v887 = alloca i32
  store i32 887, ptr %v887
  %v888 = alloca i32
  store i32 888, ptr %v888
  %v889 = alloca i32
  store i32 889, ptr %v889
  %v890 = alloca i32
  store i32 890, ptr %v890
  %v891 = alloca i32
  store i32 891, ptr %v891
  %v892 = alloca i32
  store i32 892, ptr %v892
  %v893 = alloca i32
  store i32 893, ptr %v893
  %v894 = alloca i32
  store i32 894, ptr %v894
  %v895 = alloca i32
  store i32 895, ptr %v895
  %v896 = alloca i32
  store i32 896, ptr %v896
  %v897 = alloca i32
  store i32 897, ptr %v897
  %v898 = alloca i32
  store i32 898, ptr %v898
  %v899 = alloca i32
  store i32 899, ptr %v899
  %v900 = alloca i32
  store i32 900, ptr %v900
  %v901 = alloca i32
  store i32 901, ptr %v901
  %v902 = alloca i32
  store i32 902, ptr %v902
  %v903 = alloca i32
  store i32 903, ptr %v903
  %v904 = alloca i32
  store i32 904, ptr %v904
  %v905 = alloca i32
  store i32 905, ptr %v905
  %v906 = alloca i32
  store i32 906, ptr %v906
  %v907 = alloca i32
  store i32 907, ptr %v907
  %v908 = alloca i32
  store i32 908, ptr %v908
  %v909 = alloca i32
  store i32 909, ptr %v909
  %v910 = alloca i32
  store i32 910, ptr %v910
  %v911 = alloca i32
  store i32 911, ptr %v911
  %v912 = alloca i32
  store i32 912, ptr %v912
  %v913 = alloca i32
  store i32 913, ptr %v913
  %v914 = alloca i32
  store i32 914, ptr %v914
  %v915 = alloca i32
  store i32 915, ptr %v915
  %v916 = alloca i32
  store i32 916, ptr %v916
  %v917 = alloca i32
  store i32 917, ptr %v917
  %v918 = alloca i32
  store i32 918, ptr %v918
  %v919 = alloca i32
  store i32 919, ptr %v919
  %v920 = alloca i32
  store i32 920, ptr %v920
  %v921 = alloca i32
  store i32 921, ptr %v921
  %v922 = alloca i32
  store i32 922, ptr %v922
  %v923 = alloca i32
  store i32 923, ptr %v923
  %v924 = alloca i32
  store i32 924, ptr %v924
  %v925 = alloca i32
  store i32 925, ptr %v925
  %v926 = alloca i32
  store i32 926, ptr %v926
  %v927 = alloca i32
  store i32 927, ptr %v927
  %v928 = alloca i32
  store i32 928, ptr %v928
  %v929 = alloca i32
  store i32 929, ptr %v929
  %v930 = alloca i32
  store i32 930, ptr %v930
  %v931 = alloca i32
  store i32 931, ptr %v931
  %v932 = alloca i32
  store i32 932, ptr %v932
  %v933 = alloca i32
  store i32 933, ptr %v933
  %v934 = alloca i32
  store i32 934, ptr %v934
  %v935 = alloca i32
  store i32 935, ptr %v935
  %v936 = alloca i32
  store i32 936, ptr %v936
  %v937 = alloca i32
  store i32 937, ptr %v937
  %v938 = alloca i32
  store i32 938, ptr %v938
  %v939 = alloca i32
  store i32 939, ptr %v939
  %v940 = alloca i32
  store i32 940, ptr %v940
  %v941 = alloca i32
  store i32 941, ptr %v941
  %v942 = alloca i32
  store i32 942, ptr %v942
  %v943 = alloca i32
  store i32 943, ptr %v943
  %v944 = alloca i32
  store i32 944, ptr %v944
  %v945 = alloca i32
  store i32 945, ptr %v945
  %v946 = alloca i32
  store i32 946, ptr %v946
  %v947 = alloca i32
  store i32 947, ptr %v947
  %v948 = alloca i32
  store i32 948, ptr %v948
  %v949 = alloca i32
  store i32 949, ptr %v949
  %v950 = alloca i32
  store i32 950, ptr %v950
  %v951 = alloca i32
  store i32 951, ptr %v951
  %v952 = alloca i32
  store i32 952, ptr %v952
  %v953 = alloca i32
  store i32 953, ptr %v953
  %v954 = alloca i32
  store i32 954, ptr %v954
  %v955 = alloca i32
  store i32 955, ptr %v955
  %v956 = alloca i32
  store i32 956, ptr %v956
  %v957 = alloca i32
  store i32 957, ptr %v957
  %v958 = alloca i32
  store i32 958, ptr %v958
  %v959 = alloca i32
  store i32 959, ptr %v959
  %v960 = alloca i32
  store i32 960, ptr %v960
  %v961 = alloca i32
  store i32 961, ptr %v961
  %v962 = alloca i32
  store i32 962, ptr %v962
  %v963 = alloca i32
  store i32 963, ptr %v963
  %v964 = alloca i32
  store i32 964, ptr %v964
  %v965 = alloca i32
  store i32 965, ptr %v965
  %v966 = alloca i32
  store i32 966, ptr %v966
  %v967 = alloca i32
  store i32 967, ptr %v967
  %v968 = alloca i32
  store i32 968, ptr %v968
  %v969 = alloca i32
  store i32 969, ptr %v969
  %v970 = alloca i32
  store i32 970, ptr %v970
  %v971 = alloca i32
  store i32 971, ptr %v971
  %v972 = alloca i32
  store i32 972, ptr %v972
  %v973 = alloca i32
  store i32 973, ptr %v973
  %v974 = alloca i32
  store i32 974, ptr %v974
  %v975 = alloca i32
  store i32 975, ptr %v975
  %v976 = alloca i32
  store i32 976, ptr %v976
  %v977 = alloca i32
  store i32 977, ptr %v977
  %v978 = alloca i32
  store i32 978, ptr %v978
  %v979 = alloca i32
  store i32 979, ptr %v979
  %v980 = alloca i32
  store i32 980, ptr %v980
  %v981 = alloca i32
  store i32 981, ptr %v981
  %v982 = alloca i32
  store i32 982, ptr %v982
  %v983 = alloca i32
  store i32 983, ptr %v983
  %v984 = alloca i32
  store i32 984, ptr %v984
  %v985 = alloca i32
  store i32 985, ptr %v985
  %v986 = alloca i32
  store i32 986, ptr %v986
  %v987 = alloca i32
  store i32 987, ptr %v987
  %v988 = alloca i32
  store i32 988, ptr %v988
  %v989 = alloca i32
  store i32 989, ptr %v989
  %v990 = alloca i32
  store i32 990, ptr %v990
  %v991 = alloca i32
  store i32 991, ptr %v991
  %v992 = alloca i32
  store i32 992, ptr %v992
  %v993 = alloca i32
  store i32 993, ptr %v993
  %v994 = alloca i32
  store i32 994, ptr %v994
  %v995 = alloca i32
  store i32 995, ptr %v995
  %v996 = alloca i32
  store i32 996, ptr %v996
  %v997 = alloca i32
  store i32 997, ptr %v997
  %v998 = alloca i32
  store i32 998, ptr %v998
  %v999 = alloca i32
  store i32 999, ptr %v999
  switch i32 %k, label %d [
    i32 0, label %c0
    i32 1, label %c1
    i32 2, label %c2
    i32 3, label %c3
    i32 4, label %c4
    i32 5, label %c5
    i32 6, label %c6
    i32 7, label %c7
    i32 8, label %c8
    i32 9, label %c9
    i32 10, label %c10
    i32 11, label %c11
    i32 12, label %c12
    i32 13, label %c13
    i32 14, label %c14
    i32 15, label %c15
    i32 16, label %c16
    i32 17, label %c17
    i32 18, label %c18
    i32 19, label %c19
    i32 20, label %c20
    i32 21, label %c21
    i32 22, label %c22
    i32 23, label %c23
    i32 24, label %c24
    i32 25, label %c25
    i32 26, label %c26
    i32 27, label %c27
    i32 28, label %c28
    i32 29, label %c29
    i32 30, label %c30
    i32 31, label %c31
    i32 32, label %c32
    i32 33, label %c33
    i32 34, label %c34
    i32 35, label %c35
    i32 36, label %c36
    i32 37, label %c37
    i32 38, label %c38
    i32 39, label %c39
    i32 40, label %c40
    i32 41, label %c41
    i32 42, label %c42
    i32 43, label %c43
    i32 44, label %c44
    i32 45, label %c45
    i32 46, label %c46
    i32 47, label %c47
    i32 48, label %c48
    i32 49, label %c49
    i32 50, label %c50
    i32 51, label %c51
    i32 52, label %c52
    i32 53, label %c53
    i32 54, label %c54
    i32 55, label %c55
    i32 56, label %c56
    i32 57, label %c57
    i32 58, label %c58
    i32 59, label %c59
    i32 60, label %c60
    i32 61, label %c61
    i32 62, label %c62
    i32 63, label %c63
    i32 64, label %c64
    i32 65, label %c65
    i32 66, label %c66
    i32 67, label %c67
    i32 68, label %c68
    i32 69, label %c69
    i32 70, label %c70
    i32 71, label %c71
    i32 72, label %c72
    i32 73, label %c73
    i32 74, label %c74
    i32 75, label %c75
    i32 76, label %c76
    i32 77, label %c77
    i32 78, label %c78
    i32 79, label %c79
    i32 80, label %c80
    i32 81, label %c81
    i32 82, label %c82
    i32 83, label %c83
    i32 84, label %c84
    i32 85, label %c85
    i32 86, label %c86
    i32 87, label %c87
    i32 88, label %c88
    i32 89, label %c89
    i32 90, label %c90
    i32 91, label %c91
    i32 92, label %c92
    i32 93, label %c93
    i32 94, label %c94
    i32 95, label %c95
    i32 96, label %c96
    i32 97, label %c97
    i32 98, label %c98
    i32 99, label %c99
    i32 100, label %c100
    i32 101, label %c101
    i32 102, label %c102
    i32 103, label %c103
    i32 104, label %c104
    i32 105, label %c105
    i32 106, label %c106
    i32 107, label %c107
    i32 108, label %c108
    i32 109, label %c109
    i32 110, label %c110
    i32 111, label %c111
    i32 112, label %c112
    i32 113, label %c113
    i32 114, label %c114
    i32 115, label %c115
    i32 116, label %c116
    i32 117, label %c117
    i32 118, label %c118
    i32 119, label %c119
    i32 120, label %c120
    i32 121, label %c121
    i32 122, label %c122
    i32 123, label %c123
    i32 124, label %c124
    i32 125, label %c125
    i32 126, label %c126
    i32 127, label %c127
    i32 128, label %c128
    i32 129, label %c129
    i32 130, label %c130
    i32 131, label %c131
    i32 132, label %c132
    i32 133, label %c133
    i32 134, label %c134
    i32 135, label %c135
    i32 136, label %c136
    i32 137, label %c137
    i32 138, label %c138
    i32 139, label %c139
    i32 140, label %c140
    i32 141, label %c141
    i32 142, label %c142
    i32 143, label %c143
    i32 144, label %c144
    i32 145, label %c145
    i32 146, label %c146
    i32 147, label %c147
    i32 148, label %c148
    i32 149, label %c149
    i32 150, label %c150
    i32 151, label %c151
    i32 152, label %c152
    i32 153, label %c153
    i32 154, label %c154
    i32 155, label %c155
    i32 156, label %c156
    i32 157, label %c157
    i32 158, label %c158
    i32 159, label %c159
    i32 160, label %c160
    i32 161, label %c161
    i32 162, label %c162
    i32 163, label %c163
    i32 164, label %c164
    i32 165, label %c165
    i32 166, label %c166
    i32 167, label %c167
    i32 168, label %c168
    i32 169, label %c169
    i32 170, label %c170
    i32 171, label %c171
    i32 172, label %c172
    i32 173, label %c173
    i32 174, label %c174
    i32 175, label %c175
    i32 176, label %c176
    i32 177, label %c177
    i32 178, label %c178
    i32 179, label %c179
    i32 180, label %c180
    i32 181, label %c181
    i32 182, label %c182
    i32 183, label %c183
    i32 184, label %c184
    i32 185, label %c185
    i32 186, label %c186
    i32 187, label %c187
    i32 188, label %c188
    i32 189, label %c189
    i32 190, label %c190
    i32 191, label %c191
    i32 192, label %c192
    i32 193, label %c193
    i32 194, label %c194
    i32 195, label %c195
    i32 196, label %c196
    i32 197, label %c197
    i32 198, label %c198
    i32 199, label %c199
    i32 200, label %c200
    i32 201, label %c201
    i32 202, label %c202
    i32 203, label %c203
    i32 204, label %c204
    i32 205, label %c205
    i32 206, label %c206
    i32 207, label %c207
    i32 208, label %c208
    i32 209, label %c209
    i32 210, label %c210
    i32 211, label %c211
    i32 212, label %c212
    i32 213, label %c213
    i32 214, label %c214
    i32 215, label %c215
    i32 216, label %c216
    i32 217, label %c217
    i32 218, label %c218
    i32 219, label %c219
    i32 220, label %c220
    i32 221, label %c221
    i32 222, label %c222
    i32 223, label %c223
    i32 224, label %c224
    i32 225, label %c225
    i32 226, label %c226
    i32 227, label %c227
    i32 228, label %c228
    i32 229, label %c229
    i32 230, label %c230
    i32 231, label %c231
    i32 232, label %c232
    i32 233, label %c233
    i32 234, label %c234
    i32 235, label %c235
    i32 236, label %c236
    i32 237, label %c237
    i32 238, label %c238
    i32 239, label %c239
    i32 240, label %c240
    i32 241, label %c241
    i32 242, label %c242
    i32 243, label %c243
    i32 244, label %c244
    i32 245, label %c245
    i32 246, label %c246
    i32 247, label %c247
    i32 248, label %c248
    i32 249, label %c249
    i32 250, label %c250
    i32 251, label %c251
    i32 252, label %c252
    i32 253, label %c253
    i32 254, label %c254
    i32 255, label %c255
    i32 256, label %c256
    i32 257, label %c257
    i32 258, label %c258
    i32 259, label %c259
    i32 260, label %c260
    i32 261, label %c261
    i32 262, label %c262
    i32 263, label %c263
    i32 264, label %c264
    i32 265, label %c265
    i32 266, label %c266
    i32 267, label %c267
    i32 268, label %c268
    i32 269, label %c269
    i32 270, label %c270
    i32 271, label %c271
    i32 272, label %c272
    i32 273, label %c273
    i32 274, label %c274
    i32 275, label %c275
    i32 276, label %c276
    i32 277, label %c277
    i32 278, label %c278
    i32 279, label %c279
    i32 280, label %c280
    i32 281, label %c281
    i32 282, label %c282
    i32 283, label %c283
    i32 284, label %c284
    i32 285, label %c285
    i32 286, label %c286
    i32 287, label %c287
    i32 288, label %c288
    i32 289, label %c289
    i32 290, label %c290
    i32 291, label %c291
    i32 292, label %c292
    i32 293, label %c293
    i32 294, label %c294
    i32 295, label %c295
    i32 296, label %c296
    i32 297, label %c297
    i32 298, label %c298
    i32 299, label %c299
    i32 300, label %c300
    i32 301, label %c301
    i32 302, label %c302
    i32 303, label %c303
    i32 304, label %c304
    i32 305, label %c305
    i32 306, label %c306
    i32 307, label %c307
    i32 308, label %c308
    i32 309, label %c309
    i32 310, label %c310
    i32 311, label %c311
    i32 312, label %c312
    i32 313, label %c313
    i32 314, label %c314
    i32 315, label %c315
    i32 316, label %c316
    i32 317, label %c317
    i32 318, label %c318
    i32 319, label %c319
    i32 320, label %c320
    i32 321, label %c321
    i32 322, label %c322
    i32 323, label %c323
    i32 324, label %c324
    i32 325, label %c325
    i32 326, label %c326
    i32 327, label %c327
    i32 328, label %c328
    i32 329, label %c329
    i32 330, label %c330
    i32 331, label %c331
    i32 332, label %c332
    i32 333, label %c333
    i32 334, label %c334
    i32 335, label %c335
    i32 336, label %c336
    i32 337, label %c337
    i32 338, label %c338
    i32 339, label %c339
    i32 340, label %c340
    i32 341, label %c341
    i32 342, label %c342
    i32 343, label %c343
    i32 344, label %c344
    i32 345, label %c345
    i32 346, label %c346
    i32 347, label %c347
    i32 348, label %c348
    i32 349, label %c349
    i32 350, label %c350
    i32 351, label %c351
    i32 352, label %c352
    i32 353, label %c353
    i32 354, label %c354
    i32 355, label %c355
    i32 356, label %c356
    i32 357, label %c357
    i32 358, label %c358
    i32 359, label %c359
    i32 360, label %c360
    i32 361, label %c361
    i32 362, label %c362
    i32 363, label %c363
    i32 364, label %c364
    i32 365, label %c365
    i32 366, label %c366
    i32 367, label %c367
    i32 368, label %c368
    i32 369, label %c369
    i32 370, label %c370
    i32 371, label %c371
    i32 372, label %c372
    i32 373, label %c373
    i32 374, label %c374
    i32 375, label %c375
    i32 376, label %c376
    i32 377, label %c377
    i32 378, label %c378
    i32 379, label %c379
    i32 380, label %c380
    i32 381, label %c381
    i32 382, label %c382
    i32 383, label %c383
    i32 384, label %c384
    i32 385, label %c385
    i32 386, label %c386
    i32 387, label %c387
    i32 388, label %c388
    i32 389, label %c389
    i32 390, label %c390
    i32 391, label %c391
    i32 392, label %c392
    i32 393, label %c393
    i32 394, label %c394
    i32 395, label %c395
    i32 396, label %c396
    i32 397, label %c397
    i32 398, label %c398
    i32 399, label %c399
    i32 400, label %c400
    i32 401, label %c401
    i32 402, label %c402
    i32 403, label %c403
    i32 404, label %c404
    i32 405, label %c405
    i32 406, label %c406
    i32 407, label %c407
    i32 408, label %c408
    i32 409, label %c409
    i32 410, label %c410
    i32 411, label %c411
    i32 412, label %c412
    i32 413, label %c413
    i32 414, label %c414
    i32 415, label %c415
    i32 416, label %c416
    i32 417, label %c417
    i32 418, label %c418
    i32 419, label %c419
    i32 420, label %c420
    i32 421, label %c421
    i32 422, label %c422
    i32 423, label %c423
    i32 424, label %c424
    i32 425, label %c425
    i32 426, label %c426
    i32 427, label %c427
    i32 428, label %c428
    i32 429, label %c429
    i32 430, label %c430
    i32 431, label %c431
    i32 432, label %c432
    i32 433, label %c433
    i32 434, label %c434
    i32 435, label %c435
    i32 436, label %c436
    i32 437, label %c437
    i32 438, label %c438
    i32 439, label %c439
    i32 440, label %c440
    i32 441, label %c441
    i32 442, label %c442
    i32 443, label %c443
    i32 444, label %c444
    i32 445, label %c445
    i32 446, label %c446
    i32 447, label %c447
    i32 448, label %c448
    i32 449, label %c449
    i32 450, label %c450
    i32 451, label %c451
    i32 452, label %c452
    i32 453, label %c453
    i32 454, label %c454
    i32 455, label %c455
    i32 456, label %c456
    i32 457, label %c457
    i32 458, label %c458
    i32 459, label %c459
    i32 460, label %c460
    i32 461, label %c461
    i32 462, label %c462
    i32 463, label %c463
    i32 464, label %c464
    i32 465, label %c465
    i32 466, label %c466
    i32 467, label %c467
    i32 468, label %c468
    i32 469, label %c469
    i32 470, label %c470
    i32 471, label %c471
    i32 472, label %c472
    i32 473, label %c473
    i32 474, label %c474
    i32 475, label %c475
    i32 476, label %c476
    i32 477, label %c477
    i32 478, label %c478
    i32 479, label %c479
    i32 480, label %c480
    i32 481, label %c481
    i32 482, label %c482
    i32 483, label %c483
    i32 484, label %c484
    i32 485, label %c485
    i32 486, label %c486
    i32 487, label %c487
    i32 488, label %c488
    i32 489, label %c489
    i32 490, label %c490
    i32 491, label %c491
    i32 492, label %c492
    i32 493, label %c493
    i32 494, label %c494
    i32 495, label %c495
    i32 496, label %c496
    i32 497, label %c497
    i32 498, label %c498
    i32 499, label %c499
    i32 500, label %c500
    i32 501, label %c501
    i32 502, label %c502
    i32 503, label %c503
    i32 504, label %c504
    i32 505, label %c505
    i32 506, label %c506
    i32 507, label %c507
    i32 508, label %c508
    i32 509, label %c509
    i32 510, label %c510
    i32 511, label %c511
    i32 512, label %c512
    i32 513, label %c513
    i32 514, label %c514
    i32 515, label %c515
    i32 516, label %c516
    i32 517, label %c517
    i32 518, label %c518
    i32 519, label %c519
    i32 520, label %c520
    i32 521, label %c521
    i32 522, label %c522
    i32 523, label %c523
    i32 524, label %c524
    i32 525, label %c525
    i32 526, label %c526
    i32 527, label %c527
    i32 528, label %c528
    i32 529, label %c529
    i32 530, label %c530
    i32 531, label %c531
    i32 532, label %c532
    i32 533, label %c533
    i32 534, label %c534
    i32 535, label %c535
    i32 536, label %c536
    i32 537, label %c537
    i32 538, label %c538
    i32 539, label %c539
    i32 540, label %c540
    i32 541, label %c541
    i32 542, label %c542
    i32 543, label %c543
    i32 544, label %c544
    i32 545, label %c545
    i32 546, label %c546
    i32 547, label %c547
    i32 548, label %c548
    i32 549, label %c549
    i32 550, label %c550
    i32 551, label %c551
    i32 552, label %c552
    i32 553, label %c553
    i32 554, label %c554
    i32 555, label %c555
    i32 556, label %c556
    i32 557, label %c557
    i32 558, label %c558
    i32 559, label %c559
    i32 560, label %c560
    i32 561, label %c561
    i32 562, label %c562
    i32 563, label %c563
    i32 564, label %c564
    i32 565, label %c565
    i32 566, label %c566
    i32 567, label %c567
    i32 568, label %c568
    i32 569, label %c569
    i32 570, label %c570
    i32 571, label %c571
    i32 572, label %c572
    i32 573, label %c573
    i32 574, label %c574
    i32 575, label %c575
    i32 576, label %c576
    i32 577, label %c577
    i32 578, label %c578
    i32 579, label %c579
    i32 580, label %c580
    i32 581, label %c581
    i32 582, label %c582
    i32 583, label %c583
    i32 584, label %c584
    i32 585, label %c585
    i32 586, label %c586
    i32 587, label %c587
    i32 588, label %c588
    i32 589, label %c589
    i32 590, label %c590
    i32 591, label %c591
    i32 592, label %c592
    i32 593, label %c593
    i32 594, label %c594
    i32 595, label %c595
    i32 596, label %c596
    i32 597, label %c597
    i32 598, label %c598
    i32 599, label %c599
    i32 600, label %c600
    i32 601, label %c601
    i32 602, label %c602
    i32 603, label %c603
    i32 604, label %c604
    i32 605, label %c605
    i32 606, label %c606
    i32 607, label %c607
    i32 608, label %c608
    i32 609, label %c609
    i32 610, label %c610
    i32 611, label %c611
    i32 612, label %c612
    i32 613, label %c613
    i32 614, label %c614
    i32 615, label %c615
    i32 616, label %c616
    i32 617, label %c617
    i32 618, label %c618
    i32 619, label %c619
    i32 620, label %c620
    i32 621, label %c621
    i32 622, label %c622
    i32 623, label %c623
    i32 624, label %c624
    i32 625, label %c625
    i32 626, label %c626
    i32 627, label %c627
    i32 628, label %c628
    i32 629, label %c629
    i32 630, label %c630
    i32 631, label %c631
    i32 632, label %c632
    i32 633, label %c633
    i32 634, label %c634
    i32 635, label %c635
    i32 636, label %c636
    i32 637, label %c637
    i32 638, label %c638
    i32 639, label %c639
    i32 640, label %c640
    i32 641, label %c641
    i32 642, label %c642
    i32 643, label %c643
    i32 644, label %c644
    i32 645, label %c645
    i32 646, label %c646
    i32 647, label %c647
    i32 648, label %c648
    i32 649, label %c649
    i32 650, label %c650
    i32 651, label %c651
    i32 652, label %c652
    i32 653, label %c653
    i32 654, label %c654
    i32 655, label %c655
    i32 656, label %c656
    i32 657, label %c657
    i32 658, label %c658
    i32 659, label %c659
    i32 660, label %c660
    i32 661, label %c661
    i32 662, label %c662
    i32 663, label %c663
    i32 664, label %c664
    i32 665, label %c665
    i32 666, label %c666
    i32 667, label %c667
    i32 668, label %c668
    i32 669, label %c669
    i32 670, label %c670
    i32 671, label %c671
    i32 672, label %c672
    i32 673, label %c673
    i32 674, label %c674
    i32 675, label %c675
    i32 676, label %c676
    i32 677, label %c677
    i32 678, label %c678
    i32 679, label %c679
    i32 680, label %c680
    i32 681, label %c681
    i32 682, label %c682
    i32 683, label %c683
    i32 684, label %c684
    i32 685, label %c685
    i32 686, label %c686
    i32 687, label %c687
    i32 688, label %c688
    i32 689, label %c689
    i32 690, label %c690
    i32 691, label %c691
    i32 692, label %c692
    i32 693, label %c693
    i32 694, label %c694
    i32 695, label %c695
    i32 696, label %c696
    i32 697, label %c697
    i32 698, label %c698
    i32 699, label %c699
    i32 700, label %c700
    i32 701, label %c701
    i32 702, label %c702
    i32 703, label %c703
    i32 704, label %c704
    i32 705, label %c705
    i32 706, label %c706
    i32 707, label %c707
    i32 708, label %c708
    i32 709, label %c709
    i32 710, label %c710
    i32 711, label %c711
    i32 712, label %c712
    i32 713, label %c713
    i32 714, label %c714
    i32 715, label %c715
    i32 716, label %c716
    i32 717, label %c717
    i32 718, label %c718
    i32 719, label %c719
    i32 720, label %c720
    i32 721, label %c721
    i32 722, label %c722
    i32 723, label %c723
    i32 724, label %c724
    i32 725, label %c725
    i32 726, label %c726
    i32 727, label %c727
    i32 728, label %c728
    i32 729, label %c729
    i32 730, label %c730
    i32 731, label %c731
    i32 732, label %c732
    i32 733, label %c733
    i32 734, label %c734
    i32 735, label %c735
    i32 736, label %c736
    i32 737, label %c737
    i32 738, label %c738
    i32 739, label %c739
    i32 740, label %c740
    i32 741, label %c741
    i32 742, label %c742
    i32 743, label %c743
    i32 744, label %c744
    i32 745, label %c745
    i32 746, label %c746
    i32 747, label %c747
    i32 748, label %c748
    i32 749, label %c749
    i32 750, label %c750
    i32 751, label %c751
    i32 752, label %c752
    i32 753, label %c753
    i32 754, label %c754
    i32 755, label %c755
    i32 756, label %c756
    i32 757, label %c757
    i32 758, label %c758
    i32 759, label %c759
    i32 760, label %c760
    i32 761, label %c761
    i32 762, label %c762
    i32 763, label %c763
    i32 764, label %c764
    i32 765, label %c765
    i32 766, label %c766
    i32 767, label %c767
    i32 768, label %c768
    i32 769, label %c769
    i32 770, label %c770
    i32 771, label %c771
    i32 772, label %c772
    i32 773, label %c773
    i32 774, label %c774
    i32 775, label %c775
    i32 776, label %c776
    i32 777, label %c777
    i32 778, label %c778
    i32 779, label %c779
    i32 780, label %c780
    i32 781, label %c781
    i32 782, label %c782
    i32 783, label %c783
    i32 784, label %c784
    i32 785, label %c785
    i32 786, label %c786
    i32 787, label %c787
    i32 788, label %c788
    i32 789, label %c789
    i32 790, label %c790
    i32 791, label %c791
    i32 792, label %c792
    i32 793, label %c793
    i32 794, label %c794
    i32 795, label %c795
    i32 796, label %c796
    i32 797, label %c797
    i32 798, label %c798
    i32 799, label %c799
    i32 800, label %c800
    i32 801, label %c801
    i32 802, label %c802
    i32 803, label %c803
    i32 804, label %c804
    i32 805, label %c805
    i32 806, label %c806
    i32 807, label %c807
    i32 808, label %c808
    i32 809, label %c809
    i32 810, label %c810
    i32 811, label %c811
    i32 812, label %c812
    i32 813, label %c813
    i32 814, label %c814
    i32 815, label %c815
    i32 816, label %c816
    i32 817, label %c817
    i32 818, label %c818
    i32 819, label %c819
    i32 820, label %c820
    i32 821, label %c821
    i32 822, label %c822
    i32 823, label %c823
    i32 824, label %c824
    i32 825, label %c825
    i32 826, label %c826
    i32 827, label %c827
    i32 828, label %c828
    i32 829, label %c829
    i32 830, label %c830
    i32 831, label %c831
    i32 832, label %c832
    i32 833, label %c833
    i32 834, label %c834
    i32 835, label %c835
    i32 836, label %c836
    i32 837, label %c837
    i32 838, label %c838
    i32 839, label %c839
    i32 840, label %c840
    i32 841, label %c841
    i32 842, label %c842
    i32 843, label %c843
    i32 844, label %c844
    i32 845, label %c845
    i32 846, label %c846
    i32 847, label %c847
    i32 848, label %c848
    i32 849, label %c849
    i32 850, label %c850
    i32 851, label %c851
    i32 852, label %c852
    i32 853, label %c853
    i32 854, label %c854
    i32 855, label %c855
    i32 856, label %c856
    i32 857, label %c857
    i32 858, label %c858
    i32 859, label %c859
    i32 860, label %c860
    i32 861, label %c861
    i32 862, label %c862
    i32 863, label %c863
    i32 864, label %c864
    i32 865, label %c865
    i32 866, label %c866
    i32 867, label %c867
    i32 868, label %c868
    i32 869, label %c869
    i32 870, label %c870
    i32 871, label %c871
    i32 872, label %c872
    i32 873, label %c873
    i32 874, label %c874
    i32 875, label %c875
    i32 876, label %c876
    i32 877, label %c877
    i32 878, label %c878
    i32 879, label %c879
    i32 880, label %c880
    i32 881, label %c881
    i32 882, label %c882
    i32 883, label %c883
    i32 884, label %c884
    i32 885, label %c885
    i32 886, label %c886
    i32 887, label %c887
    i32 888, label %c888
    i32 889, label %c889
    i32 890, label %c890
    i32 891, label %c891
    i32 892, label %c892
    i32 893, label %c893
    i32 894, label %c894
    i32 895, label %c895
    i32 896, label %c896
    i32 897, label %c897
    i32 898, label %c898
    i32 899, label %c899
    i32 900, label %c900
    i32 901, label %c901
    i32 902, label %c902
    i32 903, label %c903
    i32 904, label %c904
    i32 905, label %c905
    i32 906, label %c906
    i32 907, label %c907
    i32 908, label %c908
    i32 909, label %c909
    i32 910, label %c910
    i32 911, label %c911
    i32 912, label %c912
    i32 913, label %c913
    i32 914, label %c914
    i32 915, label %c915
    i32 916, label %c916
    i32 917, label %c917
    i32 918, label %c918
    i32 919, label %c919
    i32 920, label %c920
    i32 921, label %c921
    i32 922, label %c922
    i32 923, label %c923
    i32 924, label %c924
    i32 925, label %c925
    i32 926, label %c926
    i32 927, label %c927
    i32 928, label %c928
    i32 929, label %c929
    i32 930, label %c930
    i32 931, label %c931
    i32 932, label %c932
    i32 933, label %c933
    i32 934, label %c934
    i32 935, label %c935
    i32 936, label %c936
    i32 937, label %c937
    i32 938, label %c938
    i32 939, label %c939
    i32 940, label %c940
    i32 941, label %c941
    i32 942, label %c942
    i32 943, label %c943
    i32 944, label %c944
    i32 945, label %c945
    i32 946, label %c946
    i32 947, label %c947
    i32 948, label %c948
    i32 949, label %c949
    i32 950, label %c950
    i32 951, label %c951
    i32 952, label %c952
    i32 953, label %c953
    i32 954, label %c954
    i32 955, label %c955
    i32 956, label %c956
    i32 957, label %c957
    i32 958, label %c958
    i32 959, label %c959
    i32 960, label %c960
    i32 961, label %c961
    i32 962, label %c962
    i32 963, label %c963
    i32 964, label %c964
    i32 965, label %c965
    i32 966, label %c966
    i32 967, label %c967
    i32 968, label %c968
    i32 969, label %c969
    i32 970, label %c970
    i32 971, label %c971
    i32 972, label %c972
    i32 973, label %c973
    i32 974, label %c974
    i32 975, label %c975
    i32 976, label %c976
    i32 977, label %c977
    i32 978, label %c978
    i32 979, label %c979
    i32 980, label %c980
    i32 981, label %c981
    i32 982, label %c982
    i32 983, label %c983
    i32 984, label %c984
    i32 985, label %c985
    i32 986, label %c986
    i32 987, label %c987
    i32 988, label %c988
    i32 989, label %c989
    i32 990, label %c990
    i32 991, label %c991
    i32 992, label %c992
    i32 993, label %c993
    i32 994, label %c994
    i32 995, label %c995
    i32 996, label %c996
    i32 997, label %c997
    i32 998, label %c998
    i32 999, label %c999
    i32 1000, label %c1000
    i32 1001, label %c1001
    i32 1002, label %c1002
    i32 1003, label %c1003
    i32 1004, label %c1004
    i32 1005, label %c1005
    i32 1006, label %c1006
    i32 1007, label %c1007
    i32 1008, label %c1008
    i32 1009, label %c1009
    i32 1010, label %c1010
    i32 1011, label %c1011
    i32 1012, label %c1012
    i32 1013, label %c1013
    i32 1014, label %c1014
    i32 1015, label %c1015
    i32 1016, label %c1016
    i32 1017, label %c1017
    i32 1018, label %c1018
    i32 1019, label %c1019
    i32 1020, label %c1020
    i32 1021, label %c1021
    i32 1022, label %c1022
    i32 1023, label %c1023
    i32 1024, label %c1024
    i32 1025, label %c1025
    i32 1026, label %c1026
    i32 1027, label %c1027
    i32 1028, label %c1028
    i32 1029, label %c1029
    i32 1030, label %c1030
    i32 1031, label %c1031
    i32 1032, label %c1032
    i32 1033, label %c1033
    i32 1034, label %c1034
    i32 1035, label %c1035
    i32 1036, label %c1036
    i32 1037, label %c1037
    i32 1038, label %c1038
    i32 1039, label %c1039
    i32 1040, label %c1040
    i32 1041, label %c1041
    i32 1042, label %c1042
    i32 1043, label %c1043
    i32 1044, label %c1044
    i32 1045, label %c1045
    i32 1046, label %c1046
    i32 1047, label %c1047
    i32 1048, label %c1048
    i32 1049, label %c1049
    i32 1050, label %c1050
    i32 1051, label %c1051
    i32 1052, label %c1052
    i32 1053, label %c1053
    i32 1054, label %c1054
    i32 1055, label %c1055
    i32 1056, label %c1056
    i32 1057, label %c1057
    i32 1058, label %c1058
    i32 1059, label %c1059
    i32 1060, label %c1060
    i32 1061, label %c1061
    i32 1062, label %c1062
    i32 1063, label %c1063
    i32 1064, label %c1064
    i32 1065, label %c1065
    i32 1066, label %c1066
    i32 1067, label %c1067
    i32 1068, label %c1068
    i32 1069, label %c1069
    i32 1070, label %c1070
    i32 1071, label %c1071
    i32 1072, label %c1072
    i32 1073, label %c1073
    i32 1074, label %c1074
    i32 1075, label %c1075
    i32 1076, label %c1076
    i32 1077, label %c1077
    i32 1078, label %c1078
    i32 1079, label %c1079
    i32 1080, label %c1080
    i32 1081, label %c1081
    i32 1082, label %c1082
    i32 1083, label %c1083
    i32 1084, label %c1084
    i32 1085, label %c1085
    i32 1086, label %c1086
    i32 1087, label %c1087
    i32 1088, label %c1088
    i32 1089, label %c1089
    i32 1090, label %c1090
    i32 1091, label %c1091
    i32 1092, label %c1092
    i32 1093, label %c1093
    i32 1094, label %c1094
    i32 1095, label %c1095
    i32 1096, label %c1096
    i32 1097, label %c1097
    i32 1098, label %c1098
    i32 1099, label %c1099
    i32 1100, label %c1100
    i32 1101, label %c1101
    i32 1102, label %c1102
    i32 1103, label %c1103
    i32 1104, label %c1104
    i32 1105, label %c1105
    i32 1106, label %c1106
    i32 1107, label %c1107
    i32 1108, label %c1108
    i32 1109, label %c1109
    i32 1110, label %c1110
    i32 1111, label %c1111
    i32 1112, label %c1112
    i32 1113, label %c1113
    i32 1114, label %c1114
    i32 1115, label %c1115
    i32 1116, label %c1116
    i32 1117, label %c1117
    i32 1118, label %c1118
    i32 1119, label %c1119
    i32 1120, label %c1120
    i32 1121, label %c1121
    i32 1122, label %c1122
    i32 1123, label %c1123
    i32 1124, label %c1124
    i32 1125, label %c1125
    i32 1126, label %c1126
    i32 1127, label %c1127
    i32 1128, label %c1128
    i32 1129, label %c1129
    i32 1130, label %c1130
    i32 1131, label %c1131
    i32 1132, label %c1132
    i32 1133, label %c1133
    i32 1134, label %c1134
    i32 1135, label %c1135
    i32 1136, label %c1136
    i32 1137, label %c1137
    i32 1138, label %c1138
    i32 1139, label %c1139
    i32 1140, label %c1140
    i32 1141, label %c1141
    i32 1142, label %c1142
    i32 1143, label %c1143
    i32 1144, label %c1144
    i32 1145, label %c1145
    i32 1146, label %c1146
    i32 1147, label %c1147
    i32 1148, label %c1148
    i32 1149, label %c1149
    i32 1150, label %c1150
    i32 1151, label %c1151
    i32 1152, label %c1152
    i32 1153, label %c1153
    i32 1154, label %c1154
    i32 1155, label %c1155
    i32 1156, label %c1156
    i32 1157, label %c1157
    i32 1158, label %c1158
    i32 1159, label %c1159
    i32 1160, label %c1160
    i32 1161, label %c1161
    i32 1162, label %c1162
    i32 1163, label %c1163
    i32 1164, label %c1164
    i32 1165, label %c1165
    i32 1166, label %c1166
    i32 1167, label %c1167
    i32 1168, label %c1168
    i32 1169, label %c1169
    i32 1170, label %c1170
    i32 1171, label %c1171
    i32 1172, label %c1172
    i32 1173, label %c1173
    i32 1174, label %c1174
    i32 1175, label %c1175
    i32 1176, label %c1176
    i32 1177, label %c1177
    i32 1178, label %c1178
    i32 1179, label %c1179
    i32 1180, label %c1180
    i32 1181, label %c1181
    i32 1182, label %c1182
    i32 1183, label %c1183
    i32 1184, label %c1184
    i32 1185, label %c1185
    i32 1186, label %c1186
    i32 1187, label %c1187
    i32 1188, label %c1188
    i32 1189, label %c1189
    i32 1190, label %c1190
    i32 1191, label %c1191
    i32 1192, label %c1192
    i32 1193, label %c1193
    i32 1194, label %c1194
    i32 1195, label %c1195
    i32 1196, label %c1196
    i32 1197, label %c1197
    i32 1198, label %c1198
    i32 1199, label %c1199
    i32 1200, label %c1200
    i32 1201, label %c1201
    i32 1202, label %c1202
    i32 1203, label %c1203
    i32 1204, label %c1204
    i32 1205, label %c1205
    i32 1206, label %c1206
    i32 1207, label %c1207
    i32 1208, label %c1208
    i32 1209, label %c1209
    i32 1210, label %c1210
    i32 1211, label %c1211
    i32 1212, label %c1212
    i32 1213, label %c1213
    i32 1214, label %c1214
    i32 1215, label %c1215
    i32 1216, label %c1216
    i32 1217, label %c1217
    i32 1218, label %c1218
    i32 1219, label %c1219
    i32 1220, label %c1220
    i32 1221, label %c1221
    i32 1222, label %c1222
    i32 1223, label %c1223
    i32 1224, label %c1224
    i32 1225, label %c1225
    i32 1226, label %c1226
    i32 1227, label %c1227
    i32 1228, label %c1228
    i32 1229, label %c1229
    i32 1230, label %c1230
    i32 1231, label %c1231
    i32 1232, label %c1232
    i32 1233, label %c1233
    i32 1234, label %c1234
    i32 1235, label %c1235
    i32 1236, label %c1236
    i32 1237, label %c1237
    i32 1238, label %c1238
    i32 1239, label %c1239
    i32 1240, label %c1240
    i32 1241, label %c1241
    i32 1242, label %c1242
    i32 1243, label %c1243
    i32 1244, label %c1244
    i32 1245, label %c1245
    i32 1246, label %c1246
    i32 1247, label %c1247
    i32 1248, label %c1248
    i32 1249, label %c1249
    i32 1250, label %c1250
    i32 1251, label %c1251
    i32 1252, label %c1252
    i32 1253, label %c1253
    i32 1254, label %c1254
    i32 1255, label %c1255
    i32 1256, label %c1256
    i32 1257, label %c1257
    i32 1258, label %c1258
    i32 1259, label %c1259
    i32 1260, label %c1260
    i32 1261, label %c1261
    i32 1262, label %c1262
    i32 1263, label %c1263
    i32 1264, label %c1264
    i32 1265, label %c1265
    i32 1266, label %c1266
    i32 1267, label %c1267
    i32 1268, label %c1268
    i32 1269, label %c1269
    i32 1270, label %c1270
    i32 1271, label %c1271
    i32 1272, label %c1272
    i32 1273, label %c1273
    i32 1274, label %c1274
    i32 1275, label %c1275
    i32 1276, label %c1276
    i32 1277, label %c1277
    i32 1278, label %c1278
    i32 1279, label %c1279
    i32 1280, label %c1280
    i32 1281, label %c1281
    i32 1282, label %c1282
    i32 1283, label %c1283
    i32 1284, label %c1284
    i32 1285, label %c1285
    i32 1286, label %c1286
    i32 1287, label %c1287
    i32 1288, label %c1288
    i32 1289, label %c1289
    i32 1290, label %c1290
    i32 1291, label %c1291
    i32 1292, label %c1292
    i32 1293, label %c1293
    i32 1294, label %c1294
    i32 1295, label %c1295
    i32 1296, label %c1296
    i32 1297, label %c1297
    i32 1298, label %c1298
    i32 1299, label %c1299
    i32 1300, label %c1300
    i32 1301, label %c1301
    i32 1302, label %c1302
    i32 1303, label %c1303
    i32 1304, label %c1304
    i32 1305, label %c1305
    i32 1306, label %c1306
    i32 1307, label %c1307
    i32 1308, label %c1308
    i32 1309, label %c1309
    i32 1310, label %c1310
    i32 1311, label %c1311
    i32 1312, label %c1312
    i32 1313, label %c1313
    i32 1314, label %c1314
    i32 1315, label %c1315
    i32 1316, label %c1316
    i32 1317, label %c1317
    i32 1318, label %c1318
    i32 1319, label %c1319
    i32 1320, label %c1320
    i32 1321, label %c1321
    i32 1322, label %c1322
    i32 1323, label %c1323
    i32 1324, label %c1324
    i32 1325, label %c1325
    i32 1326, label %c1326
    i32 1327, label %c1327
    i32 1328, label %c1328
    i32 1329, label %c1329
    i32 1330, label %c1330
    i32 1331, label %c1331
    i32 1332, label %c1332
    i32 1333, label %c1333
    i32 1334, label %c1334
    i32 1335, label %c1335
    i32 1336, label %c1336
    i32 1337, label %c1337
    i32 1338, label %c1338
    i32 1339, label %c1339
    i32 1340, label %c1340
    i32 1341, label %c1341
    i32 1342, label %c1342
    i32 1343, label %c1343
    i32 1344, label %c1344
    i32 1345, label %c1345
    i32 1346, label %c1346
    i32 1347, label %c1347
    i32 1348, label %c1348
    i32 1349, label %c1349
    i32 1350, label %c1350
    i32 1351, label %c1351
    i32 1352, label %c1352
    i32 1353, label %c1353
    i32 1354, label %c1354
    i32 1355, label %c1355
    i32 1356, label %c1356
    i32 1357, label %c1357
    i32 1358, label %c1358
    i32 1359, label %c1359
    i32 1360, label %c1360
    i32 1361, label %c1361
    i32 1362, label %c1362
    i32 1363, label %c1363
    i32 1364, label %c1364
    i32 1365, label %c1365
    i32 1366, label %c1366
    i32 1367, label %c1367
    i32 1368, label %c1368
    i32 1369, label %c1369
    i32 1370, label %c1370
    i32 1371, label %c1371
    i32 1372, label %c1372
    i32 1373, label %c1373
    i32 1374, label %c1374
    i32 1375, label %c1375
    i32 1376, label %c1376
    i32 1377, label %c1377
    i32 1378, label %c1378
    i32 1379, label %c1379
    i32 1380, label %c1380
    i32 1381, label %c1381
    i32 1382, label %c1382
    i32 1383, label %c1383
    i32 1384, label %c1384
    i32 1385, label %c1385
    i32 1386, label %c1386
    i32 1387, label %c1387
    i32 1388, label %c1388
    i32 1389, label %c1389
    i32 1390, label %c1390
    i32 1391, label %c1391
    i32 1392, label %c1392
    i32 1393, label %c1393
    i32 1394, label %c1394
    i32 1395, label %c1395
    i32 1396, label %c1396
    i32 1397, label %c1397
    i32 1398, label %c1398
    i32 1399, label %c1399
    i32 1400, label %c1400
    i32 1401, label %c1401
    i32 1402, label %c1402
    i32 1403, label %c1403
    i32 1404, label %c1404
    i32 1405, label %c1405
    i32 1406, label %c1406
    i32 1407, label %c1407
    i32 1408, label %c1408
    i32 1409, label %c1409
    i32 1410, label %c1410
    i32 1411, label %c1411
    i32 1412, label %c1412
    i32 1413, label %c1413
    i32 1414, label %c1414
    i32 1415, label %c1415
    i32 1416, label %c1416
    i32 1417, label %c1417
    i32 1418, label %c1418
    i32 1419, label %c1419
    i32 1420, label %c1420
    i32 1421, label %c1421
    i32 1422, label %c1422
    i32 1423, label %c1423
    i32 1424, label %c1424
    i32 1425, label %c1425
    i32 1426, label %c1426
    i32 1427, label %c1427
    i32 1428, label %c1428
    i32 1429, label %c1429
    i32 1430, label %c1430
    i32 1431, label %c1431
    i32 1432, label %c1432
    i32 1433, label %c1433
    i32 1434, label %c1434
    i32 1435, label %c1435
    i32 1436, label %c1436
    i32 1437, label %c1437
    i32 1438, label %c1438
    i32 1439, label %c1439
    i32 1440, label %c1440
    i32 1441, label %c1441
    i32 1442, label %c1442
    i32 1443, label %c1443
    i32 1444, label %c1444
    i32 1445, label %c1445
    i32 1446, label %c1446
    i32 1447, label %c1447
    i32 1448, label %c1448
    i32 1449, label %c1449
    i32 1450, label %c1450
    i32 1451, label %c1451
    i32 1452, label %c1452
    i32 1453, label %c1453
    i32 1454, label %c1454
    i32 1455, label %c1455
    i32 1456, label %c1456
    i32 1457, label %c1457
    i32 1458, label %c1458
    i32 1459, label %c1459
    i32 1460, label %c1460
    i32 1461, label %c1461
    i32 1462, label %c1462
    i32 1463, label %c1463
    i32 1464, label %c1464
    i32 1465, label %c1465
    i32 1466, label %c1466
    i32 1467, label %c1467
    i32 1468, label %c1468
    i32 1469, label %c1469
    i32 1470, label %c1470
    i32 1471, label %c1471
    i32 1472, label %c1472
    i32 1473, label %c1473
    i32 1474, label %c1474
    i32 1475, label %c1475
    i32 1476, label %c1476
    i32 1477, label %c1477
    i32 1478, label %c1478
    i32 1479, label %c1479
    i32 1480, label %c1480
    i32 1481, label %c1481
    i32 1482, label %c1482
    i32 1483, label %c1483
    i32 1484, label %c1484
    i32 1485, label %c1485
    i32 1486, label %c1486
    i32 1487, label %c1487
    i32 1488, label %c1488
    i32 1489, label %c1489
    i32 1490, label %c1490
    i32 1491, label %c1491
    i32 1492, label %c1492
    i32 1493, label %c1493
    i32 1494, label %c1494
    i32 1495, label %c1495
    i32 1496, label %c1496
    i32 1497, label %c1497
    i32 1498, label %c1498
    i32 1499, label %c1499
    i32 1500, label %c1500
    i32 1501, label %c1501
    i32 1502, label %c1502
    i32 1503, label %c1503
    i32 1504, label %c1504
    i32 1505, label %c1505
    i32 1506, label %c1506
    i32 1507, label %c1507
    i32 1508, label %c1508
    i32 1509, label %c1509
    i32 1510, label %c1510
    i32 1511, label %c1511
    i32 1512, label %c1512
    i32 1513, label %c1513
    i32 1514, label %c1514
    i32 1515, label %c1515
    i32 1516, label %c1516
    i32 1517, label %c1517
    i32 1518, label %c1518
    i32 1519, label %c1519
    i32 1520, label %c1520
    i32 1521, label %c1521
    i32 1522, label %c1522
    i32 1523, label %c1523
    i32 1524, label %c1524
    i32 1525, label %c1525
    i32 1526, label %c1526
    i32 1527, label %c1527
    i32 1528, label %c1528
    i32 1529, label %c1529
    i32 1530, label %c1530
    i32 1531, label %c1531
    i32 1532, label %c1532
    i32 1533, label %c1533
    i32 1534, label %c1534
    i32 1535, label %c1535
    i32 1536, label %c1536
    i32 1537, label %c1537
    i32 1538, label %c1538
    i32 1539, label %c1539
    i32 1540, label %c1540
    i32 1541, label %c1541
    i32 1542, label %c1542
    i32 1543, label %c1543
    i32 1544, label %c1544
    i32 1545, label %c1545
    i32 1546, label %c1546
    i32 1547, label %c1547
    i32 1548, label %c1548
    i32 1549, label %c1549
    i32 1550, label %c1550
    i32 1551, label %c1551
    i32 1552, label %c1552
    i32 1553, label %c1553
    i32 1554, label %c1554
    i32 1555, label %c1555
    i32 1556, label %c1556
    i32 1557, label %c1557
    i32 1558, label %c1558
    i32 1559, label %c1559
    i32 1560, label %c1560
    i32 1561, label %c1561
    i32 1562, label %c1562
    i32 1563, label %c1563
    i32 1564, label %c1564
    i32 1565, label %c1565
    i32 1566, label %c1566
    i32 1567, label %c1567
    i32 1568, label %c1568
    i32 1569, label %c1569
    i32 1570, label %c1570
    i32 1571, label %c1571
    i32 1572, label %c1572
    i32 1573, label %c1573
    i32 1574, label %c1574
    i32 1575, label %c1575
    i32 1576, label %c1576
    i32 1577, label %c1577
    i32 1578, label %c1578
    i32 1579, label %c1579
    i32 1580, label %c1580
    i32 1581, label %c1581
    i32 1582, label %c1582
    i32 1583, label %c1583
    i32 1584, label %c1584
    i32 1585, label %c1585
    i32 1586, label %c1586
    i32 1587, label %c1587
    i32 1588, label %c1588
    i32 1589, label %c1589
    i32 1590, label %c1590
    i32 1591, label %c1591
    i32 1592, label %c1592
    i32 1593, label %c1593
    i32 1594, label %c1594
    i32 1595, label %c1595
    i32 1596, label %c1596
    i32 1597, label %c1597
    i32 1598, label %c1598
    i32 1599, label %c1599
    i32 1600, label %c1600
    i32 1601, label %c1601
    i32 1602, label %c1602
    i32 1603, label %c1603
    i32 1604, label %c1604
    i32 1605, label %c1605
    i32 1606, label %c1606
    i32 1607, label %c1607
    i32 1608, label %c1608
    i32 1609, label %c1609
    i32 1610, label %c1610
    i32 1611, label %c1611
    i32 1612, label %c1612
    i32 1613, label %c1613
    i32 1614, label %c1614
    i32 1615, label %c1615
    i32 1616, label %c1616
    i32 1617, label %c1617
    i32 1618, label %c1618
    i32 1619, label %c1619
    i32 1620, label %c1620
    i32 1621, label %c1621
    i32 1622, label %c1622
    i32 1623, label %c1623
    i32 1624, label %c1624
    i32 1625, label %c1625
    i32 1626, label %c1626
    i32 1627, label %c1627
    i32 1628, label %c1628
    i32 1629, label %c1629
    i32 1630, label %c1630
    i32 1631, label %c1631
    i32 1632, label %c1632
    i32 1633, label %c1633
    i32 1634, label %c1634
    i32 1635, label %c1635
    i32 1636, label %c1636
    i32 1637, label %c1637
    i32 1638, label %c1638
    i32 1639, label %c1639
    i32 1640, label %c1640
    i32 1641, label %c1641
    i32 1642, label %c1642
    i32 1643, label %c1643
    i32 1644, label %c1644
    i32 1645, label %c1645
    i32 1646, label %c1646
    i32 1647, label %c1647
    i32 1648, label %c1648
    i32 1649, label %c1649
    i32 1650, label %c1650
    i32 1651, label %c1651
    i32 1652, label %c1652
    i32 1653, label %c1653
    i32 1654, label %c1654
    i32 1655, label %c1655
    i32 1656, label %c1656
    i32 1657, label %c1657
    i32 1658, label %c1658
    i32 1659, label %c1659
    i32 1660, label %c1660
    i32 1661, label %c1661
    i32 1662, label %c1662
    i32 1663, label %c1663
    i32 1664, label %c1664
    i32 1665, label %c1665
    i32 1666, label %c1666
    i32 1667, label %c1667
    i32 1668, label %c1668
    i32 1669, label %c1669
    i32 1670, label %c1670
    i32 1671, label %c1671
    i32 1672, label %c1672
    i32 1673, label %c1673
    i32 1674, label %c1674
    i32 1675, label %c1675
    i32 1676, label %c1676
    i32 1677, label %c1677
    i32 1678, label %c1678
    i32 1679, label %c1679
    i32 1680, label %c1680
    i32 1681, label %c1681
    i32 1682, label %c1682
    i32 1683, label %c1683
    i32 1684, label %c1684
    i32 1685, label %c1685
    i32 1686, label %c1686
    i32 1687, label %c1687
    i32 1688, label %c1688
    i32 1689, label %c1689
    i32 1690, label %c1690
    i32 1691, label %c1691
    i32 1692, label %c1692
    i32 1693, label %c1693
    i32 1694, label %c1694
    i32 1695, label %c1695
    i32 1696, label %c1696
    i32 1697, label %c1697
    i32 1698, label %c1698
    i32 1699, label %c1699
    i32 1700, label %c1700
    i32 1701, label %c1701
    i32 1702, label %c1702
    i32 1703, label %c1703
    i32 1704, label %c1704
    i32 1705, label %c1705
    i32 1706, label %c1706
    i32 1707, label %c1707
    i32 1708, label %c1708
    i32 1709, label %c1709
    i32 1710, label %c1710
    i32 1711, label %c1711
    i32 1712, label %c1712
    i32 1713, label %c1713
    i32 1714, label %c1714
    i32 1715, label %c1715
    i32 1716, label %c1716
    i32 1717, label %c1717
    i32 1718, label %c1718
    i32 1719, label %c1719
    i32 1720, label %c1720
    i32 1721, label %c1721
    i32 1722, label %c1722
    i32 1723, label %c1723
    i32 1724, label %c1724
    i32 1725, label %c1725
    i32 1726, label %c1726
    i32 1727, label %c1727
    i32 1728, label %c1728
    i32 1729, label %c1729
    i32 1730, label %c1730
    i32 1731, label %c1731
    i32 1732, label %c1732
    i32 1733, label %c1733
    i32 1734, label %c1734
    i32 1735, label %c1735
    i32 1736, label %c1736
    i32 1737, label %c1737
    i32 1738, label %c1738
    i32 1739, label %c1739
    i32 1740, label %c1740
    i32 1741, label %c1741
    i32 1742, label %c1742
    i32 1743, label %c1743
    i32 1744, label %c1744
    i32 1745, label %c1745
    i32 1746, label %c1746
    i32 1747, label %c1747
    i32 1748, label %c1748
    i32 1749, label %c1749
    i32 1750, label %c1750
    i32 1751, label %c1751
    i32 1752, label %c1752
    i32 1753, label %c1753
    i32 1754, label %c1754
    i32 1755, label %c1755
    i32 1756, label %c1756
    i32 1757, label %c1757
    i32 1758, label %c1758
    i32 1759, label %c1759
    i32 1760, label %c1760
    i32 1761, label %c1761
    i32 1762, label %c1762
    i32 1763, label %c1763
    i32 1764, label %c1764
    i32 1765, label %c1765
    i32 1766, label %c1766
    i32 1767, label %c1767
    i32 1768, label %c1768
    i32 1769, label %c1769
    i32 1770, label %c1770
    i32 1771, label %c1771
    i32 1772, label %c1772
    i32 1773, label %c1773
    i32 1774, label %c1774
    i32 1775, label %c1775
    i32 1776, label %c1776
    i32 1777, label %c1777
    i32 1778, label %c1778
    i32 1779, label %c1779
    i32 1780, label %c1780
    i32 1781, label %c1781
    i32 1782, label %c1782
    i32 1783, label %c1783
    i32 1784, label %c1784
    i32 1785, label %c1785
    i32 1786, label %c1786
    i32 1787, label %c1787
    i32 1788, label %c1788
    i32 1789, label %c1789
    i32 1790, label %c1790
    i32 1791, label %c1791
    i32 1792, label %c1792
    i32 1793, label %c1793
    i32 1794, label %c1794
    i32 1795, label %c1795
    i32 1796, label %c1796
    i32 1797, label %c1797
    i32 1798, label %c1798
    i32 1799, label %c1799
    i32 1800, label %c1800
    i32 1801, label %c1801
    i32 1802, label %c1802
    i32 1803, label %c1803
    i32 1804, label %c1804
    i32 1805, label %c1805
    i32 1806, label %c1806
    i32 1807, label %c1807
    i32 1808, label %c1808
    i32 1809, label %c1809
    i32 1810, label %c1810
    i32 1811, label %c1811
    i32 1812, label %c1812
    i32 1813, label %c1813
    i32 1814, label %c1814
    i32 1815, label %c1815
    i32 1816, label %c1816
    i32 1817, label %c1817
    i32 1818, label %c1818
    i32 1819, label %c1819
    i32 1820, label %c1820
    i32 1821, label %c1821
    i32 1822, label %c1822
    i32 1823, label %c1823
    i32 1824, label %c1824
    i32 1825, label %c1825
    i32 1826, label %c1826
    i32 1827, label %c1827
    i32 1828, label %c1828
    i32 1829, label %c1829
    i32 1830, label %c1830
    i32 1831, label %c1831
    i32 1832, label %c1832
    i32 1833, label %c1833
    i32 1834, label %c1834
    i32 1835, label %c1835
    i32 1836, label %c1836
    i32 1837, label %c1837
    i32 1838, label %c1838
    i32 1839, label %c1839
    i32 1840, label %c1840
    i32 1841, label %c1841
    i32 1842, label %c1842
    i32 1843, label %c1843
    i32 1844, label %c1844
    i32 1845, label %c1845
    i32 1846, label %c1846
    i32 1847, label %c1847
    i32 1848, label %c1848
    i32 1849, label %c1849
    i32 1850, label %c1850
    i32 1851, label %c1851
    i32 1852, label %c1852
    i32 1853, label %c1853
    i32 1854, label %c1854
    i32 1855, label %c1855
    i32 1856, label %c1856
    i32 1857, label %c1857
    i32 1858, label %c1858
    i32 1859, label %c1859
    i32 1860, label %c1860
    i32 1861, label %c1861
    i32 1862, label %c1862
    i32 1863, label %c1863
    i32 1864, label %c1864
    i32 1865, label %c1865
    i32 1866, label %c1866
    i32 1867, label %c1867
    i32 1868, label %c1868
    i32 1869, label %c1869
    i32 1870, label %c1870
    i32 1871, label %c1871
    i32 1872, label %c1872
    i32 1873, label %c1873
    i32 1874, label %c1874
    i32 1875, label %c1875
    i32 1876, label %c1876
    i32 1877, label %c1877
    i32 1878, label %c1878
    i32 1879, label %c1879
    i32 1880, label %c1880
    i32 1881, label %c1881
    i32 1882, label %c1882
    i32 1883, label %c1883
    i32 1884, label %c1884
    i32 1885, label %c1885
    i32 1886, label %c1886
    i32 1887, label %c1887
    i32 1888, label %c1888
    i32 1889, label %c1889
    i32 1890, label %c1890
    i32 1891, label %c1891
    i32 1892, label %c1892
    i32 1893, label %c1893
    i32 1894, label %c1894
    i32 1895, label %c1895
    i32 1896, label %c1896
    i32 1897, label %c1897
    i32 1898, label %c1898
    i32 1899, label %c1899
    i32 1900, label %c1900
    i32 1901, label %c1901
    i32 1902, label %c1902
    i32 1903, label %c1903
    i32 1904, label %c1904
    i32 1905, label %c1905
    i32 1906, label %c1906
    i32 1907, label %c1907
    i32 1908, label %c1908
    i32 1909, label %c1909
    i32 1910, label %c1910
    i32 1911, label %c1911
    i32 1912, label %c1912
    i32 1913, label %c1913
    i32 1914, label %c1914
    i32 1915, label %c1915
    i32 1916, label %c1916
    i32 1917, label %c1917
    i32 1918, label %c1918
    i32 1919, label %c1919
    i32 1920, label %c1920
    i32 1921, label %c1921
    i32 1922, label %c1922
    i32 1923, label %c1923
    i32 1924, label %c1924
    i32 1925, label %c1925
    i32 1926, label %c1926
    i32 1927, label %c1927
    i32 1928, label %c1928
    i32 1929, label %c1929
    i32 1930, label %c1930
    i32 1931, label %c1931
    i32 1932, label %c1932
    i32 1933, label %c1933
    i32 1934, label %c1934
    i32 1935, label %c1935
    i32 1936, label %c1936
    i32 1937, label %c1937
    i32 1938, label %c1938
    i32 1939, label %c1939
    i32 1940, label %c1940
    i32 1941, label %c1941
    i32 1942, label %c1942
    i32 1943, label %c1943
    i32 1944, label %c1944
    i32 1945, label %c1945
    i32 1946, label %c1946
    i32 1947, label %c1947
    i32 1948, label %c1948
    i32 1949, label %c1949
    i32 1950, label %c1950
    i32 1951, label %c1951
    i32 1952, label %c1952
    i32 1953, label %c1953
    i32 1954, label %c1954
    i32 1955, label %c1955
    i32 1956, label %c1956
    i32 1957, label %c1957
    i32 1958, label %c1958
    i32 1959, label %c1959
    i32 1960, label %c1960
    i32 1961, label %c1961
    i32 1962, label %c1962
    i32 1963, label %c1963
    i32 1964, label %c1964
    i32 1965, label %c1965
    i32 1966, label %c1966
    i32 1967, label %c1967
    i32 1968, label %c1968
    i32 1969, label %c1969
    i32 1970, label %c1970
    i32 1971, label %c1971
    i32 1972, label %c1972
    i32 1973, label %c1973
    i32 1974, label %c1974
    i32 1975, label %c1975
    i32 1976, label %c1976
    i32 1977, label %c1977
    i32 1978, label %c1978
    i32 1979, label %c1979
    i32 1980, label %c1980
    i32 1981, label %c1981
    i32 1982, label %c1982
    i32 1983, label %c1983
    i32 1984, label %c1984
    i32 1985, label %c1985
    i32 1986, label %c1986
    i32 1987, label %c1987
    i32 1988, label %c1988
    i32 1989, label %c1989
    i32 1990, label %c1990
    i32 1991, label %c1991
    i32 1992, label %c1992
    i32 1993, label %c1993
    i32 1994, label %c1994
    i32 1995, label %c1995
    i32 1996, label %c1996
    i32 1997, label %c1997
    i32 1998, label %c1998
    i32 1999, label %c1999
    i32 2000, label %c2000
    i32 2001, label %c2001
    i32 2002, label %c2002
    i32 2003, label %c2003
    i32 2004, label %c2004
    i32 2005, label %c2005
    i32 2006, label %c2006
    i32 2007, label %c2007
    i32 2008, label %c2008
    i32 2009, label %c2009
    i32 2010, label %c2010
    i32 2011, label %c2011
    i32 2012, label %c2012
    i32 2013, label %c2013
    i32 2014, label %c2014
    i32 2015, label %c2015
    i32 2016, label %c2016
    i32 2017, label %c2017
    i32 2018, label %c2018
    i32 2019, label %c2019
    i32 2020, label %c2020
    i32 2021, label %c2021
    i32 2022, label %c2022
    i32 2023, label %c2023
    i32 2024, label %c2024
    i32 2025, label %c2025
    i32 2026, label %c2026
    i32 2027, label %c2027
    i32 2028, label %c2028
    i32 2029, label %c2029
    i32 2030, label %c2030
    i32 2031, label %c2031
    i32 2032, label %c2032
    i32 2033, label %c2033
    i32 2034, label %c2034
    i32 2035, label %c2035
    i32 2036, label %c2036
    i32 2037, label %c2037
    i32 2038, label %c2038
    i32 2039, label %c2039
    i32 2040, label %c2040
    i32 2041, label %c2041
    i32 2042, label %c2042
    i32 2043, label %c2043
    i32 2044, label %c2044
    i32 2045, label %c2045
    i32 2046, label %c2046
    i32 2047, label %c2047
    i32 2048, label %c2048
    i32 2049, label %c2049
    i32 2050, label %c2050
    i32 2051, label %c2051
    i32 2052, label %c2052
    i32 2053, label %c2053
    i32 2054, label %c2054
    i32 2055, label %c2055
    i32 2056, label %c2056
    i32 2057, label %c2057
    i32 2058, label %c2058
    i32 2059, label %c2059
    i32 2060, label %c2060
    i32 2061, label %c2061
    i32 2062, label %c2062
    i32 2063, label %c2063
    i32 2064, label %c2064
    i32 2065, label %c2065
    i32 2066, label %c2066
    i32 2067, label %c2067
    i32 2068, label %c2068
    i32 2069, label %c2069
    i32 2070, label %c2070
    i32 2071, label %c2071
    i32 2072, label %c2072
    i32 2073, label %c2073
    i32 2074, label %c2074
    i32 2075, label %c2075
    i32 2076, label %c2076
    i32 2077, label %c2077
    i32 2078, label %c2078
    i32 2079, label %c2079
    i32 2080, label %c2080
    i32 2081, label %c2081
    i32 2082, label %c2082
    i32 2083, label %c2083
    i32 2084, label %c2084
    i32 2085, label %c2085
    i32 2086, label %c2086
    i32 2087, label %c2087
    i32 2088, label %c2088
    i32 2089, label %c2089
    i32 2090, label %c2090
    i32 2091, label %c2091
    i32 2092, label %c2092
    i32 2093, label %c2093
    i32 2094, label %c2094
    i32 2095, label %c2095
    i32 2096, label %c2096
    i32 2097, label %c2097
    i32 2098, label %c2098
    i32 2099, label %c2099
    i32 2100, label %c2100
    i32 2101, label %c2101
    i32 2102, label %c2102
    i32 2103, label %c2103
    i32 2104, label %c2104
    i32 2105, label %c2105
    i32 2106, label %c2106
    i32 2107, label %c2107
    i32 2108, label %c2108
    i32 2109, label %c2109
    i32 2110, label %c2110
    i32 2111, label %c2111
    i32 2112, label %c2112
    i32 2113, label %c2113
    i32 2114, label %c2114
    i32 2115, label %c2115
    i32 2116, label %c2116
    i32 2117, label %c2117
    i32 2118, label %c2118
    i32 2119, label %c2119
    i32 2120, label %c2120
    i32 2121, label %c2121
    i32 2122, label %c2122
    i32 2123, label %c2123
    i32 2124, label %c2124
    i32 2125, label %c2125
    i32 2126, label %c2126
    i32 2127, label %c2127
    i32 2128, label %c2128
    i32 2129, label %c2129
    i32 2130, label %c2130
    i32 2131, label %c2131
    i32 2132, label %c2132
    i32 2133, label %c2133
    i32 2134, label %c2134
    i32 2135, label %c2135
    i32 2136, label %c2136
    i32 2137, label %c2137
    i32 2138, label %c2138
    i32 2139, label %c2139
    i32 2140, label %c2140
    i32 2141, label %c2141
    i32 2142, label %c2142
    i32 2143, label %c2143
    i32 2144, label %c2144
    i32 2145, label %c2145
    i32 2146, label %c2146
    i32 2147, label %c2147
    i32 2148, label %c2148
    i32 2149, label %c2149
    i32 2150, label %c2150
    i32 2151, label %c2151
    i32 2152, label %c2152
    i32 2153, label %c2153
    i32 2154, label %c2154
    i32 2155, label %c2155
    i32 2156, label %c2156
    i32 2157, label %c2157
    i32 2158, label %c2158
    i32 2159, label %c2159
    i32 2160, label %c2160
    i32 2161, label %c2161
    i32 2162, label %c2162
    i32 2163, label %c2163
    i32 2164, label %c2164
    i32 2165, label %c2165
    i32 2166, label %c2166
    i32 2167, label %c2167
    i32 2168, label %c2168
    i32 2169, label %c2169
    i32 2170, label %c2170
    i32 2171, label %c2171
    i32 2172, label %c2172
    i32 2173, label %c2173
    i32 2174, label %c2174
    i32 2175, label %c2175
    i32 2176, label %c2176
    i32 2177, label %c2177
    i32 2178, label %c2178
    i32 2179, label %c2179
    i32 2180, label %c2180
    i32 2181, label %c2181
    i32 2182, label %c2182
    i32 2183, label %c2183
    i32 2184, label %c2184
    i32 2185, label %c2185
    i32 2186, label %c2186
    i32 2187, label %c2187
    i32 2188, label %c2188
    i32 2189, label %c2189
    i32 2190, label %c2190
    i32 2191, label %c2191
    i32 2192, label %c2192
    i32 2193, label %c2193
    i32 2194, label %c2194
    i32 2195, label %c2195
    i32 2196, label %c2196
    i32 2197, label %c2197
    i32 2198, label %c2198
    i32 2199, label %c2199
    i32 2200, label %c2200
    i32 2201, label %c2201
    i32 2202, label %c2202
    i32 2203, label %c2203
    i32 2204, label %c2204
    i32 2205, label %c2205
    i32 2206, label %c2206
    i32 2207, label %c2207
    i32 2208, label %c2208
    i32 2209, label %c2209
    i32 2210, label %c2210
    i32 2211, label %c2211
    i32 2212, label %c2212
    i32 2213, label %c2213
    i32 2214, label %c2214
    i32 2215, label %c2215
    i32 2216, label %c2216
    i32 2217, label %c2217
    i32 2218, label %c2218
    i32 2219, label %c2219
    i32 2220, label %c2220
    i32 2221, label %c2221
    i32 2222, label %c2222
    i32 2223, label %c2223
    i32 2224, label %c2224
    i32 2225, label %c2225
    i32 2226, label %c2226
    i32 2227, label %c2227
    i32 2228, label %c2228
    i32 2229, label %c2229
    i32 2230, label %c2230
    i32 2231, label %c2231
    i32 2232, label %c2232
    i32 2233, label %c2233
    i32 2234, label %c2234
    i32 2235, label %c2235
    i32 2236, label %c2236
    i32 2237, label %c2237
    i32 2238, label %c2238
    i32 2239, label %c2239
    i32 2240, label %c2240
    i32 2241, label %c2241
    i32 2242, label %c2242
    i32 2243, label %c2243
    i32 2244, label %c2244
    i32 2245, label %c2245
    i32 2246, label %c2246
    i32 2247, label %c2247
    i32 2248, label %c2248
    i32 2249, label %c2249
    i32 2250, label %c2250
    i32 2251, label %c2251
    i32 2252, label %c2252
    i32 2253, label %c2253
    i32 2254, label %c2254
    i32 2255, label %c2255
    i32 2256, label %c2256
    i32 2257, label %c2257
    i32 2258, label %c2258
    i32 2259, label %c2259
    i32 2260, label %c2260
    i32 2261, label %c2261
    i32 2262, label %c2262
    i32 2263, label %c2263
    i32 2264, label %c2264
    i32 2265, label %c2265
    i32 2266, label %c2266
    i32 2267, label %c2267
    i32 2268, label %c2268
    i32 2269, label %c2269
    i32 2270, label %c2270
    i32 2271, label %c2271
    i32 2272, label %c2272
    i32 2273, label %c2273
    i32 2274, label %c2274
    i32 2275, label %c2275
    i32 2276, label %c2276
    i32 2277, label %c2277
    i32 2278, label %c2278
    i32 2279, label %c2279
    i32 2280, label %c2280
    i32 2281, label %c2281
    i32 2282, label %c2282
    i32 2283, label %c2283
    i32 2284, label %c2284
    i32 2285, label %c2285
    i32 2286, label %c2286
    i32 2287, label %c2287
    i32 2288, label %c2288
    i32 2289, label %c2289
    i32 2290, label %c2290
    i32 2291, label %c2291
    i32 2292, label %c2292
    i32 2293, label %c2293
    i32 2294, label %c2294
    i32 2295, label %c2295
    i32 2296, label %c2296
    i32 2297, label %c2297
    i32 2298, label %c2298
    i32 2299, label %c2299
    i32 2300, label %c2300
    i32 2301, label %c2301
    i32 2302, label %c2302
    i32 2303, label %c2303
    i32 2304, label %c2304
    i32 2305, label %c2305
    i32 2306, label %c2306
    i32 2307, label %c2307
    i32 2308, label %c2308
    i32 2309, label %c2309
    i32 2310, label %c2310
    i32 2311, label %c2311
    i32 2312, label %c2312
    i32 2313, label %c2313
    i32 2314, label %c2314
    i32 2315, label %c2315
    i32 2316, label %c2316
    i32 2317, label %c2317
    i32 2318, label %c2318
    i32 2319, label %c2319
    i32 2320, label %c2320
    i32 2321, label %c2321
    i32 2322, label %c2322
    i32 2323, label %c2323
    i32 2324, label %c2324
    i32 2325, label %c2325
    i32 2326, label %c2326
    i32 2327, label %c2327
    i32 2328, label %c2328
    i32 2329, label %c2329
    i32 2330, label %c2330
    i32 2331, label %c2331
    i32 2332, label %c2332
    i32 2333, label %c2333
    i32 2334, label %c2334
    i32 2335, label %c2335
    i32 2336, label %c2336
    i32 2337, label %c2337
    i32 2338, label %c2338
    i32 2339, label %c2339
    i32 2340, label %c2340
    i32 2341, label %c2341
    i32 2342, label %c2342
    i32 2343, label %c2343
    i32 2344, label %c2344
    i32 2345, label %c2345
    i32 2346, label %c2346
    i32 2347, label %c2347
    i32 2348, label %c2348
    i32 2349, label %c2349
    i32 2350, label %c2350
    i32 2351, label %c2351
    i32 2352, label %c2352
    i32 2353, label %c2353
    i32 2354, label %c2354
    i32 2355, label %c2355
    i32 2356, label %c2356
    i32 2357, label %c2357
    i32 2358, label %c2358
    i32 2359, label %c2359
    i32 2360, label %c2360
    i32 2361, label %c2361
    i32 2362, label %c2362
    i32 2363, label %c2363
    i32 2364, label %c2364
    i32 2365, label %c2365
    i32 2366, label %c2366
    i32 2367, label %c2367
    i32 2368, label %c2368
    i32 2369, label %c2369
    i32 2370, label %c2370
    i32 2371, label %c2371
    i32 2372, label %c2372
    i32 2373, label %c2373
    i32 2374, label %c2374
    i32 2375, label %c2375
    i32 2376, label %c2376
    i32 2377, label %c2377
    i32 2378, label %c2378
    i32 2379, label %c2379
    i32 2380, label %c2380
    i32 2381, label %c2381
    i32 2382, label %c2382
    i32 2383, label %c2383
    i32 2384, label %c2384
    i32 2385, label %c2385
    i32 2386, label %c2386
    i32 2387, label %c2387
    i32 2388, label %c2388
    i32 2389, label %c2389
    i32 2390, label %c2390
    i32 2391, label %c2391
    i32 2392, label %c2392
    i32 2393, label %c2393
    i32 2394, label %c2394
    i32 2395, label %c2395
    i32 2396, label %c2396
    i32 2397, label %c2397
    i32 2398, label %c2398
    i32 2399, label %c2399
    i32 2400, label %c2400
    i32 2401, label %c2401
    i32 2402, label %c2402
    i32 2403, label %c2403
    i32 2404, label %c2404
    i32 2405, label %c2405
    i32 2406, label %c2406
    i32 2407, label %c2407
    i32 2408, label %c2408
    i32 2409, label %c2409
    i32 2410, label %c2410
    i32 2411, label %c2411
    i32 2412, label %c2412
    i32 2413, label %c2413
    i32 2414, label %c2414
    i32 2415, label %c2415
    i32 2416, label %c2416
    i32 2417, label %c2417
    i32 2418, label %c2418
    i32 2419, label %c2419
    i32 2420, label %c2420
    i32 2421, label %c2421
    i32 2422, label %c2422
    i32 2423, label %c2423
    i32 2424, label %c2424
    i32 2425, label %c2425
    i32 2426, label %c2426
    i32 2427, label %c2427
    i32 2428, label %c2428
    i32 2429, label %c2429
    i32 2430, label %c2430
    i32 2431, label %c2431
    i32 2432, label %c2432
    i32 2433, label %c2433
    i32 2434, label %c2434
    i32 2435, label %c2435
    i32 2436, label %c2436
    i32 2437, label %c2437
    i32 2438, label %c2438
    i32 2439, label %c2439
    i32 2440, label %c2440
    i32 2441, label %c2441
    i32 2442, label %c2442
    i32 2443, label %c2443
    i32 2444, label %c2444
    i32 2445, label %c2445
    i32 2446, label %c2446
    i32 2447, label %c2447
    i32 2448, label %c2448
    i32 2449, label %c2449
    i32 2450, label %c2450
    i32 2451, label %c2451
    i32 2452, label %c2452
    i32 2453, label %c2453
    i32 2454, label %c2454
    i32 2455, label %c2455
    i32 2456, label %c2456
    i32 2457, label %c2457
    i32 2458, label %c2458
    i32 2459, label %c2459
    i32 2460, label %c2460
    i32 2461, label %c2461
    i32 2462, label %c2462
    i32 2463, label %c2463
    i32 2464, label %c2464
    i32 2465, label %c2465
    i32 2466, label %c2466
    i32 2467, label %c2467
    i32 2468, label %c2468
    i32 2469, label %c2469
    i32 2470, label %c2470
    i32 2471, label %c2471
    i32 2472, label %c2472
    i32 2473, label %c2473
    i32 2474, label %c2474
    i32 2475, label %c2475
    i32 2476, label %c2476
    i32 2477, label %c2477
    i32 2478, label %c2478
    i32 2479, label %c2479
    i32 2480, label %c2480
    i32 2481, label %c2481
    i32 2482, label %c2482
    i32 2483, label %c2483
    i32 2484, label %c2484
    i32 2485, label %c2485
    i32 2486, label %c2486
    i32 2487, label %c2487
    i32 2488, label %c2488
    i32 2489, label %c2489
    i32 2490, label %c2490
    i32 2491, label %c2491
    i32 2492, label %c2492
    i32 2493, label %c2493
    i32 2494, label %c2494
    i32 2495, label %c2495
    i32 2496, label %c2496
    i32 2497, label %c2497
    i32 2498, label %c2498
    i32 2499, label %c2499
    i32 2500, label %c2500
    i32 2501, label %c2501
    i32 2502, label %c2502
    i32 2503, label %c2503
    i32 2504, label %c2504
    i32 2505, label %c2505
    i32 2506, label %c2506
    i32 2507, label %c2507
    i32 2508, label %c2508
    i32 2509, label %c2509
    i32 2510, label %c2510
    i32 2511, label %c2511
    i32 2512, label %c2512
    i32 2513, label %c2513
    i32 2514, label %c2514
    i32 2515, label %c2515
    i32 2516, label %c2516
    i32 2517, label %c2517
    i32 2518, label %c2518
    i32 2519, label %c2519
    i32 2520, label %c2520
    i32 2521, label %c2521
    i32 2522, label %c2522
    i32 2523, label %c2523
    i32 2524, label %c2524
    i32 2525, label %c2525
    i32 2526, label %c2526
    i32 2527, label %c2527
    i32 2528, label %c2528
    i32 2529, label %c2529
    i32 2530, label %c2530
    i32 2531, label %c2531
    i32 2532, label %c2532
    i32 2533, label %c2533
    i32 2534, label %c2534
    i32 2535, label %c2535
    i32 2536, label %c2536
    i32 2537, label %c2537
    i32 2538, label %c2538
    i32 2539, label %c2539
    i32 2540, label %c2540
    i32 2541, label %c2541
    i32 2542, label %c2542
    i32 2543, label %c2543
    i32 2544, label %c2544
    i32 2545, label %c2545
    i32 2546, label %c2546
    i32 2547, label %c2547
    i32 2548, label %c2548
    i32 2549, label %c2549
    i32 2550, label %c2550
    i32 2551, label %c2551
    i32 2552, label %c2552
    i32 2553, label %c2553
    i32 2554, label %c2554
    i32 2555, label %c2555
    i32 2556, label %c2556
    i32 2557, label %c2557
    i32 2558, label %c2558
    i32 2559, label %c2559
    i32 2560, label %c2560
    i32 2561, label %c2561
    i32 2562, label %c2562
    i32 2563, label %c2563
    i32 2564, label %c2564
    i32 2565, label %c2565
    i32 2566, label %c2566
    i32 2567, label %c2567
    i32 2568, label %c2568
    i32 2569, label %c2569
    i32 2570, label %c2570
    i32 2571, label %c2571
    i32 2572, label %c2572
    i32 2573, label %c2573
    i32 2574, label %c2574
    i32 2575, label %c2575
    i32 2576, label %c2576
    i32 2577, label %c2577
    i32 2578, label %c2578
    i32 2579, label %c2579
    i32 2580, label %c2580
    i32 2581, label %c2581
    i32 2582, label %c2582
    i32 2583, label %c2583
    i32 2584, label %c2584
    i32 2585, label %c2585
    i32 2586, label %c2586
    i32 2587, label %c2587
    i32 2588, label %c2588
    i32 2589, label %c2589
    i32 2590, label %c2590
    i32 2591, label %c2591
    i32 2592, label %c2592
    i32 2593, label %c2593
    i32 2594, label %c2594
    i32 2595, label %c2595
    i32 2596, label %c2596
    i32 2597, label %c2597
    i32 2598, label %c2598
    i32 2599, label %c2599
    i32 2600, label %c2600
    i32 2601, label %c2601
    i32 2602, label %c2602
    i32 2603, label %c2603
    i32 2604, label %c2604
    i32 2605, label %c2605
    i32 2606, label %c2606
    i32 2607, label %c2607
    i32 2608, label %c2608
    i32 2609, label %c2609
    i32 2610, label %c2610
    i32 2611, label %c2611
    i32 2612, label %c2612
    i32 2613, label %c2613
    i32 2614, label %c2614
    i32 2615, label %c2615
    i32 2616, label %c2616
    i32 2617, label %c2617
    i32 2618, label %c2618
    i32 2619, label %c2619
    i32 2620, label %c2620
    i32 2621, label %c2621
    i32 2622, label %c2622
    i32 2623, label %c2623
    i32 2624, label %c2624
    i32 2625, label %c2625
    i32 2626, label %c2626
    i32 2627, label %c2627
    i32 2628, label %c2628
    i32 2629, label %c2629
    i32 2630, label %c2630
    i32 2631, label %c2631
    i32 2632, label %c2632
    i32 2633, label %c2633
    i32 2634, label %c2634
    i32 2635, label %c2635
    i32 2636, label %c2636
    i32 2637, label %c2637
    i32 2638, label %c2638
    i32 2639, label %c2639
    i32 2640, label %c2640
    i32 2641, label %c2641
    i32 2642, label %c2642
    i32 2643, label %c2643
    i32 2644, label %c2644
    i32 2645, label %c2645
    i32 2646, label %c2646
    i32 2647, label %c2647
    i32 2648, label %c2648
    i32 2649, label %c2649
    i32 2650, label %c2650
    i32 2651, label %c2651
    i32 2652, label %c2652
    i32 2653, label %c2653
    i32 2654, label %c2654
    i32 2655, label %c2655
    i32 2656, label %c2656
    i32 2657, label %c2657
    i32 2658, label %c2658
    i32 2659, label %c2659
    i32 2660, label %c2660
    i32 2661, label %c2661
    i32 2662, label %c2662
    i32 2663, label %c2663
    i32 2664, label %c2664
    i32 2665, label %c2665
    i32 2666, label %c2666
    i32 2667, label %c2667
    i32 2668, label %c2668
    i32 2669, label %c2669
    i32 2670, label %c2670
    i32 2671, label %c2671
    i32 2672, label %c2672
    i32 2673, label %c2673
    i32 2674, label %c2674
    i32 2675, label %c2675
    i32 2676, label %c2676
    i32 2677, label %c2677
    i32 2678, label %c2678
    i32 2679, label %c2679
    i32 2680, label %c2680
    i32 2681, label %c2681
    i32 2682, label %c2682
    i32 2683, label %c2683
    i32 2684, label %c2684
    i32 2685, label %c2685
    i32 2686, label %c2686
    i32 2687, label %c2687
    i32 2688, label %c2688
    i32 2689, label %c2689
    i32 2690, label %c2690
    i32 2691, label %c2691
    i32 2692, label %c2692
    i32 2693, label %c2693
    i32 2694, label %c2694
    i32 2695, label %c2695
    i32 2696, label %c2696
    i32 2697, label %c2697
    i32 2698, label %c2698
    i32 2699, label %c2699
    i32 2700, label %c2700
    i32 2701, label %c2701
    i32 2702, label %c2702
    i32 2703, label %c2703
    i32 2704, label %c2704
    i32 2705, label %c2705
    i32 2706, label %c2706
    i32 2707, label %c2707
    i32 2708, label %c2708
    i32 2709, label %c2709
    i32 2710, label %c2710
    i32 2711, label %c2711
    i32 2712, label %c2712
    i32 2713, label %c2713
    i32 2714, label %c2714
    i32 2715, label %c2715
    i32 2716, label %c2716
    i32 2717, label %c2717
    i32 2718, label %c2718
    i32 2719, label %c2719
    i32 2720, label %c2720
    i32 2721, label %c2721
    i32 2722, label %c2722
    i32 2723, label %c2723
    i32 2724, label %c2724
    i32 2725, label %c2725
    i32 2726, label %c2726
    i32 2727, label %c2727
    i32 2728, label %c2728
    i32 2729, label %c2729
    i32 2730, label %c2730
    i32 2731, label %c2731
    i32 2732, label %c2732
    i32 2733, label %c2733
    i32 2734, label %c2734
    i32 2735, label %c2735
    i32 2736, label %c2736
    i32 2737, label %c2737
    i32 2738, label %c2738
    i32 2739, label %c2739
    i32 2740, label %c2740
    i32 2741, label %c2741
    i32 2742, label %c2742
    i32 2743, label %c2743
    i32 2744, label %c2744
    i32 2745, label %c2745
    i32 2746, label %c2746
    i32 2747, label %c2747
    i32 2748, label %c2748
    i32 2749, label %c2749
    i32 2750, label %c2750
    i32 2751, label %c2751
    i32 2752, label %c2752
    i32 2753, label %c2753
    i32 2754, label %c2754
    i32 2755, label %c2755
    i32 2756, label %c2756
    i32 2757, label %c2757
    i32 2758, label %c2758
    i32 2759, label %c2759
    i32 2760, label %c2760
    i32 2761, label %c2761
    i32 2762, label %c2762
    i32 2763, label %c2763
    i32 2764, label %c2764
    i32 2765, label %c2765
    i32 2766, label %c2766
    i32 2767, label %c2767
    i32 2768, label %c2768
    i32 2769, label %c2769
    i32 2770, label %c2770
    i32 2771, label %c2771
    i32 2772, label %c2772
    i32 2773, label %c2773
    i32 2774, label %c2774
    i32 2775, label %c2775
    i32 2776, label %c2776
    i32 2777, label %c2777
    i32 2778, label %c2778
    i32 2779, label %c2779
    i32 2780, label %c2780
    i32 2781, label %c2781
    i32 2782, label %c2782
    i32 2783, label %c2783
    i32 2784, label %c2784
    i32 2785, label %c2785
    i32 2786, label %c2786
    i32 2787, label %c2787
    i32 2788, label %c2788
    i32 2789, label %c2789
    i32 2790, label %c2790
    i32 2791, label %c2791
    i32 2792, label %c2792
    i32 2793, label %c2793
    i32 2794, label %c2794
    i32 2795, label %c2795
    i32 2796, label %c2796
    i32 2797, label %c2797
    i32 2798, label %c2798
    i32 2799, label %c2799
    i32 2800, label %c2800
    i32 2801, label %c2801
    i32 2802, label %c2802
    i32 2803, label %c2803
    i32 2804, label %c2804
    i32 2805, label %c2805
    i32 2806, label %c2806
    i32 2807, label %c2807
    i32 2808, label %c2808
    i32 2809, label %c2809
    i32 2810, label %c2810
    i32 2811, label %c2811
    i32 2812, label %c2812
    i32 2813, label %c2813
    i32 2814, label %c2814
    i32 2815, label %c2815
    i32 2816, label %c2816
    i32 2817, label %c2817
    i32 2818, label %c2818
    i32 2819, label %c2819
    i32 2820, label %c2820
    i32 2821, label %c2821
    i32 2822, label %c2822
    i32 2823, label %c2823
    i32 2824, label %c2824
    i32 2825, label %c2825
    i32 2826, label %c2826
    i32 2827, label %c2827
    i32 2828, label %c2828
    i32 2829, label %c2829
    i32 2830, label %c2830
    i32 2831, label %c2831
    i32 2832, label %c2832
    i32 2833, label %c2833
    i32 2834, label %c2834
    i32 2835, label %c2835
    i32 2836, label %c2836
    i32 2837, label %c2837
    i32 2838, label %c2838
    i32 2839, label %c2839
    i32 2840, label %c2840
    i32 2841, label %c2841
    i32 2842, label %c2842
    i32 2843, label %c2843
    i32 2844, label %c2844
    i32 2845, label %c2845
    i32 2846, label %c2846
    i32 2847, label %c2847
    i32 2848, label %c2848
    i32 2849, label %c2849
    i32 2850, label %c2850
    i32 2851, label %c2851
    i32 2852, label %c2852
    i32 2853, label %c2853
    i32 2854, label %c2854
    i32 2855, label %c2855
    i32 2856, label %c2856
    i32 2857, label %c2857
    i32 2858, label %c2858
    i32 2859, label %c2859
    i32 2860, label %c2860
    i32 2861, label %c2861
    i32 2862, label %c2862
    i32 2863, label %c2863
    i32 2864, label %c2864
    i32 2865, label %c2865
    i32 2866, label %c2866
    i32 2867, label %c2867
    i32 2868, label %c2868
    i32 2869, label %c2869
    i32 2870, label %c2870
    i32 2871, label %c2871
    i32 2872, label %c2872
    i32 2873, label %c2873
    i32 2874, label %c2874
    i32 2875, label %c2875
    i32 2876, label %c2876
    i32 2877, label %c2877
    i32 2878, label %c2878
    i32 2879, label %c2879
    i32 2880, label %c2880
    i32 2881, label %c2881
    i32 2882, label %c2882
    i32 2883, label %c2883
    i32 2884, label %c2884
    i32 2885, label %c2885
    i32 2886, label %c2886
    i32 2887, label %c2887
    i32 2888, label %c2888
    i32 2889, label %c2889
    i32 2890, label %c2890
    i32 2891, label %c2891
    i32 2892, label %c2892
    i32 2893, label %c2893
    i32 2894, label %c2894
    i32 2895, label %c2895
    i32 2896, label %c2896
    i32 2897, label %c2897
    i32 2898, label %c2898
    i32 2899, label %c2899
    i32 2900, label %c2900
    i32 2901, label %c2901
    i32 2902, label %c2902
    i32 2903, label %c2903
    i32 2904, label %c2904
    i32 2905, label %c2905
    i32 2906, label %c2906
    i32 2907, label %c2907
    i32 2908, label %c2908
    i32 2909, label %c2909
    i32 2910, label %c2910
    i32 2911, label %c2911
    i32 2912, label %c2912
    i32 2913, label %c2913
    i32 2914, label %c2914
    i32 2915, label %c2915
    i32 2916, label %c2916
    i32 2917, label %c2917
    i32 2918, label %c2918
    i32 2919, label %c2919
    i32 2920, label %c2920
    i32 2921, label %c2921
    i32 2922, label %c2922
    i32 2923, label %c2923
    i32 2924, label %c2924
    i32 2925, label %c2925
    i32 2926, label %c2926
    i32 2927, label %c2927
    i32 2928, label %c2928
    i32 2929, label %c2929
    i32 2930, label %c2930
    i32 2931, label %c2931
    i32 2932, label %c2932
    i32 2933, label %c2933
    i32 2934, label %c2934
    i32 2935, label %c2935
    i32 2936, label %c2936
    i32 2937, label %c2937
    i32 2938, label %c2938
    i32 2939, label %c2939
    i32 2940, label %c2940
    i32 2941, label %c2941
    i32 2942, label %c2942
    i32 2943, label %c2943
    i32 2944, label %c2944
    i32 2945, label %c2945
    i32 2946, label %c2946
    i32 2947, label %c2947
    i32 2948, label %c2948
    i32 2949, label %c2949
    i32 2950, label %c2950
    i32 2951, label %c2951
    i32 2952, label %c2952
    i32 2953, label %c2953
    i32 2954, label %c2954
    i32 2955, label %c2955
    i32 2956, label %c2956
    i32 2957, label %c2957
    i32 2958, label %c2958
    i32 2959, label %c2959
    i32 2960, label %c2960
    i32 2961, label %c2961
    i32 2962, label %c2962
    i32 2963, label %c2963
    i32 2964, label %c2964
    i32 2965, label %c2965
    i32 2966, label %c2966
    i32 2967, label %c2967
    i32 2968, label %c2968
    i32 2969, label %c2969
    i32 2970, label %c2970
    i32 2971, label %c2971
    i32 2972, label %c2972
    i32 2973, label %c2973
    i32 2974, label %c2974
    i32 2975, label %c2975
    i32 2976, label %c2976
    i32 2977, label %c2977
    i32 2978, label %c2978
    i32 2979, label %c2979
    i32 2980, label %c2980
    i32 2981, label %c2981
    i32 2982, label %c2982
    i32 2983, label %c2983
    i32 2984, label %c2984
    i32 2985, label %c2985
    i32 2986, label %c2986
    i32 2987, label %c2987
    i32 2988, label %c2988
    i32 2989, label %c2989
    i32 2990, label %c2990
    i32 2991, label %c2991
    i32 2992, label %c2992
    i32 2993, label %c2993
    i32 2994, label %c2994
    i32 2995, label %c2995
    i32 2996, label %c2996
    i32 2997, label %c2997
    i32 2998, label %c2998
    i32 2999, label %c2999
  ]
c0:
  store i32 0, ptr %v0
  br label %d
c1:
  store i32 1, ptr %v1
  br label %d
c2:
  store i32 2, ptr %v2
  br label %d
c3:
  store i32 3, ptr %v3
  br label %d
c4:
  store i32 4, ptr %v4
  br label %d
c5:
  store i32 5, ptr %v5
  br label %d
c6:
  store i32 6, ptr %v6
  br label %d
c7:
  store i32 7, ptr %v7
  br label %d
c8:
  store i32 8, ptr %v8
  br label %d
c9:
  store i32 9, ptr %v9
  br label %d
c10:
  store i32 10, ptr %v10
  br label %d
c11:
  store i32 11, ptr %v11
  br label %d
c12:
  store i32 12, ptr %v12
  br label %d
c13:
  store i32 13, ptr %v13
  br label %d
c14:
  store i32 14, ptr %v14
  br label %d
c15:
  store i32 15, ptr %v15
  br label %d
c16:
  store i32 16, ptr %v16
  br label %d
c17:
  store i32 17, ptr %v17
  br label %d
c18:
  store i32 18, ptr %v18
  br label %d
c19:
  store i32 19, ptr %v19
  br label %d
c20:
  store i32 20, ptr %v20
  br label %d
c21:
  store i32 21, ptr %v21
  br label %d
c22:
  store i32 22, ptr %v22
  br label %d
c23:
  store i32 23, ptr %v23
  br label %d
c24:
  store i32 24, ptr %v24
  br label %d
c25:
  store i32 25, ptr %v25
  br label %d
c26:
  store i32 26, ptr %v26
  br label %d
c27:
  store i32 27, ptr %v27
  br label %d
c28:
  store i32 28, ptr %v28
  br label %d
c29:
  store i32 29, ptr %v29
  br label %d
c30:
  store i32 30, ptr %v30
  br label %d
c31:
  store i32 31, ptr %v31
  br label %d
c32:
  store i32 32, ptr %v32
  br label %d
c33:
  store i32 33, ptr %v33
  br label %d
c34:
  store i32 34, ptr %v34
  br label %d
c35:
  store i32 35, ptr %v35
  br label %d
c36:
  store i32 36, ptr %v36
  br label %d
c37:
  store i32 37, ptr %v37
  br label %d
c38:
  store i32 38, ptr %v38
  br label %d
c39:
  store i32 39, ptr %v39
  br label %d
c40:
  store i32 40, ptr %v40
  br label %d
c41:
  store i32 41, ptr %v41
  br label %d
c42:
  store i32 42, ptr %v42
  br label %d
c43:
  store i32 43, ptr %v43
  br label %d
c44:
  store i32 44, ptr %v44
  br label %d
c45:
  store i32 45, ptr %v45
  br label %d
c46:
  store i32 46, ptr %v46
  br label %d
c47:
  store i32 47, ptr %v47
  br label %d
c48:
  store i32 48, ptr %v48
  br label %d
c49:
  store i32 49, ptr %v49
  br label %d
c50:
  store i32 50, ptr %v50
  br label %d
c51:
  store i32 51, ptr %v51
  br label %d
c52:
  store i32 52, ptr %v52
  br label %d
c53:
  store i32 53, ptr %v53
  br label %d
c54:
  store i32 54, ptr %v54
  br label %d
c55:
  store i32 55, ptr %v55
  br label %d
c56:
  store i32 56, ptr %v56
  br label %d
c57:
  store i32 57, ptr %v57
  br label %d
c58:
  store i32 58, ptr %v58
  br label %d
c59:
  store i32 59, ptr %v59
  br label %d
c60:
  store i32 60, ptr %v60
  br label %d
c61:
  store i32 61, ptr %v61
  br label %d
c62:
  store i32 62, ptr %v62
  br label %d
c63:
  store i32 63, ptr %v63
  br label %d
c64:
  store i32 64, ptr %v64
  br label %d
c65:
  store i32 65, ptr %v65
  br label %d
c66:
  store i32 66, ptr %v66
  br label %d
c67:
  store i32 67, ptr %v67
  br label %d
c68:
  store i32 68, ptr %v68
  br label %d
c69:
  store i32 69, ptr %v69
  br label %d
c70:
  store i32 70, ptr %v70
  br label %d
c71:
  store i32 71, ptr %v71
  br label %d
c72:
  store i32 72, ptr %v72
  br label %d
c73:
  store i32 73, ptr %v73
  br label %d
c74:
  store i32 74, ptr %v74
  br label %d
c75:
  store i32 75, ptr %v75
  br label %d
c76:
  store i32 76, ptr %v76
  br label %d
c77:
  store i32 77, ptr %v77
  br label %d
c78:
  store i32 78, ptr %v78
  br label %d
c79:
  store i32 79, ptr %v79
  br label %d
c80:
  store i32 80, ptr %v80
  br label %d
c81:
  store i32 81, ptr %v81
  br label %d
c82:
  store i32 82, ptr %v82
  br label %d
c83:
  store i32 83, ptr %v83
  br label %d
c84:
  store i32 84, ptr %v84
  br label %d
c85:
  store i32 85, ptr %v85
  br label %d
c86:
  store i32 86, ptr %v86
  br label %d
c87:
  store i32 87, ptr %v87
  br label %d
c88:
  store i32 88, ptr %v88
  br label %d
c89:
  store i32 89, ptr %v89
  br label %d
c90:
  store i32 90, ptr %v90
  br label %d
c91:
  store i32 91, ptr %v91
  br label %d
c92:
  store i32 92, ptr %v92
  br label %d
c93:
  store i32 93, ptr %v93
  br label %d
c94:
  store i32 94, ptr %v94
  br label %d
c95:
  store i32 95, ptr %v95
  br label %d
c96:
  store i32 96, ptr %v96
  br label %d
c97:
  store i32 97, ptr %v97
  br label %d
c98:
  store i32 98, ptr %v98
  br label %d
c99:
  store i32 99, ptr %v99
  br label %d
c100:
  store i32 100, ptr %v100
  br label %d
c101:
  store i32 101, ptr %v101
  br label %d
c102:
  store i32 102, ptr %v102
  br label %d
c103:
  store i32 103, ptr %v103
  br label %d
c104:
  store i32 104, ptr %v104
  br label %d
c105:
  store i32 105, ptr %v105
  br label %d
c106:
  store i32 106, ptr %v106
  br label %d
c107:
  store i32 107, ptr %v107
  br label %d
c108:
  store i32 108, ptr %v108
  br label %d
c109:
  store i32 109, ptr %v109
  br label %d
c110:
  store i32 110, ptr %v110
  br label %d
c111:
  store i32 111, ptr %v111
  br label %d
c112:
  store i32 112, ptr %v112
  br label %d
c113:
  store i32 113, ptr %v113
  br label %d
c114:
  store i32 114, ptr %v114
  br label %d
c115:
  store i32 115, ptr %v115
  br label %d
c116:
  store i32 116, ptr %v116
  br label %d
c117:
  store i32 117, ptr %v117
  br label %d
c118:
  store i32 118, ptr %v118
  br label %d
c119:
  store i32 119, ptr %v119
  br label %d
c120:
  store i32 120, ptr %v120
  br label %d
c121:
  store i32 121, ptr %v121
  br label %d
c122:
  store i32 122, ptr %v122
  br label %d
c123:
  store i32 123, ptr %v123
  br label %d
c124:
  store i32 124, ptr %v124
  br label %d
c125:
  store i32 125, ptr %v125
  br label %d
c126:
  store i32 126, ptr %v126
  br label %d
c127:
  store i32 127, ptr %v127
  br label %d
c128:
  store i32 128, ptr %v128
  br label %d
c129:
  store i32 129, ptr %v129
  br label %d
c130:
  store i32 130, ptr %v130
  br label %d
c131:
  store i32 131, ptr %v131
  br label %d
c132:
  store i32 132, ptr %v132
  br label %d
c133:
  store i32 133, ptr %v133
  br label %d
c134:
  store i32 134, ptr %v134
  br label %d
c135:
  store i32 135, ptr %v135
  br label %d
c136:
  store i32 136, ptr %v136
  br label %d
c137:
  store i32 137, ptr %v137
  br label %d
c138:
  store i32 138, ptr %v138
  br label %d
c139:
  store i32 139, ptr %v139
  br label %d
c140:
  store i32 140, ptr %v140
  br label %d
c141:
  store i32 141, ptr %v141
  br label %d
c142:
  store i32 142, ptr %v142
  br label %d
c143:
  store i32 143, ptr %v143
  br label %d
c144:
  store i32 144, ptr %v144
  br label %d
c145:
  store i32 145, ptr %v145
  br label %d
c146:
  store i32 146, ptr %v146
  br label %d
c147:
  store i32 147, ptr %v147
  br label %d
c148:
  store i32 148, ptr %v148
  br label %d
c149:
  store i32 149, ptr %v149
  br label %d
c150:
  store i32 150, ptr %v150
  br label %d
c151:
  store i32 151, ptr %v151
  br label %d
c152:
  store i32 152, ptr %v152
  br label %d
c153:
  store i32 153, ptr %v153
  br label %d
c154:
  store i32 154, ptr %v154
  br label %d
c155:
  store i32 155, ptr %v155
  br label %d
c156:
  store i32 156, ptr %v156
  br label %d
c157:
  store i32 157, ptr %v157
  br label %d
c158:
  store i32 158, ptr %v158
  br label %d
c159:
  store i32 159, ptr %v159
  br label %d
c160:
  store i32 160, ptr %v160
  br label %d
c161:
  store i32 161, ptr %v161
  br label %d
c162:
  store i32 162, ptr %v162
  br label %d
c163:
  store i32 163, ptr %v163
  br label %d
c164:
  store i32 164, ptr %v164
  br label %d
c165:
  store i32 165, ptr %v165
  br label %d
c166:
  store i32 166, ptr %v166
  br label %d
c167:
  store i32 167, ptr %v167
  br label %d
c168:
  store i32 168, ptr %v168
  br label %d
c169:
  store i32 169, ptr %v169
  br label %d
c170:
  store i32 170, ptr %v170
  br label %d
c171:
  store i32 171, ptr %v171
  br label %d
c172:
  store i32 172, ptr %v172
  br label %d
c173:
  store i32 173, ptr %v173
  br label %d
c174:
  store i32 174, ptr %v174
  br label %d
c175:
  store i32 175, ptr %v175
  br label %d
c176:
  store i32 176, ptr %v176
  br label %d
c177:
  store i32 177, ptr %v177
  br label %d
c178:
  store i32 178, ptr %v178
  br label %d
c179:
  store i32 179, ptr %v179
  br label %d
c180:
  store i32 180, ptr %v180
  br label %d
c181:
  store i32 181, ptr %v181
  br label %d
c182:
  store i32 182, ptr %v182
  br label %d
c183:
  store i32 183, ptr %v183
  br label %d
c184:
  store i32 184, ptr %v184
  br label %d
c185:
  store i32 185, ptr %v185
  br label %d
c186:
  store i32 186, ptr %v186
  br label %d
c187:
  store i32 187, ptr %v187
  br label %d
c188:
  store i32 188, ptr %v188
  br label %d
c189:
  store i32 189, ptr %v189
  br label %d
c190:
  store i32 190, ptr %v190
  br label %d
c191:
  store i32 191, ptr %v191
  br label %d
c192:
  store i32 192, ptr %v192
  br label %d
c193:
  store i32 193, ptr %v193
  br label %d
c194:
  store i32 194, ptr %v194
  br label %d
c195:
  store i32 195, ptr %v195
  br label %d
c196:
  store i32 196, ptr %v196
  br label %d
c197:
  store i32 197, ptr %v197
  br label %d
c198:
  store i32 198, ptr %v198
  br label %d
c199:
  store i32 199, ptr %v199
  br label %d
c200:
  store i32 200, ptr %v200
  br label %d
c201:
  store i32 201, ptr %v201
  br label %d
c202:
  store i32 202, ptr %v202
  br label %d
c203:
  store i32 203, ptr %v203
  br label %d
c204:
  store i32 204, ptr %v204
  br label %d
c205:
  store i32 205, ptr %v205
  br label %d
c206:
  store i32 206, ptr %v206
  br label %d
c207:
  store i32 207, ptr %v207
  br label %d
c208:
  store i32 208, ptr %v208
  br label %d
c209:
  store i32 209, ptr %v209
  br label %d
c210:
  store i32 210, ptr %v210
  br label %d
c211:
  store i32 211, ptr %v211
  br label %d
c212:
  store i32 212, ptr %v212
  br label %d
c213:
  store i32 213, ptr %v213
  br label %d
c214:
  store i32 214, ptr %v214
  br label %d
c215:
  store i32 215, ptr %v215
  br label %d
c216:
  store i32 216, ptr %v216
  br label %d
c217:
  store i32 217, ptr %v217
  br label %d
c218:
  store i32 218, ptr %v218
  br label %d
c219:
  store i32 219, ptr %v219
  br label %d
c220:
  store i32 220, ptr %v220
  br label %d
c221:
  store i32 221, ptr %v221
  br label %d
c222:
  store i32 222, ptr %v222
  br label %d
c223:
  store i32 223, ptr %v223
  br label %d
c224:
  store i32 224, ptr %v224
  br label %d
c225:
  store i32 225, ptr %v225
  br label %d
c226:
  store i32 226, ptr %v226
  br label %d
c227:
  store i32 227, ptr %v227
  br label %d
c228:
  store i32 228, ptr %v228
  br label %d
c229:
  store i32 229, ptr %v229
  br label %d
c230:
  store i32 230, ptr %v230
  br label %d
c231:
  store i32 231, ptr %v231
  br label %d
c232:
  store i32 232, ptr %v232
  br label %d
c233:
  store i32 233, ptr %v233
  br label %d
c234:
  store i32 234, ptr %v234
  br label %d
c235:
  store i32 235, ptr %v235
  br label %d
c236:
  store i32 236, ptr %v236
  br label %d
c237:
  store i32 237, ptr %v237
  br label %d
c238:
  store i32 238, ptr %v238
  br label %d
c239:
  store i32 239, ptr %v239
  br label %d
c240:
  store i32 240, ptr %v240
  br label %d
c241:
  store i32 241, ptr %v241
  br label %d
c242:
  store i32 242, ptr %v242
  br label %d
c243:
  store i32 243, ptr %v243
  br label %d
c244:
  store i32 244, ptr %v244
  br label %d
c245:
  store i32 245, ptr %v245
  br label %d
c246:
  store i32 246, ptr %v246
  br label %d
c247:
  store i32 247, ptr %v247
  br label %d
c248:
  store i32 248, ptr %v248
  br label %d
c249:
  store i32 249, ptr %v249
  br label %d
c250:
  store i32 250, ptr %v250
  br label %d
c251:
  store i32 251, ptr %v251
  br label %d
c252:
  store i32 252, ptr %v252
  br label %d
c253:
  store i32 253, ptr %v253
  br label %d
c254:
  store i32 254, ptr %v254
  br label %d
c255:
  store i32 255, ptr %v255
  br label %d
c256:
  store i32 256, ptr %v256
  br label %d
c257:
  store i32 257, ptr %v257
  br label %d
c258:
  store i32 258, ptr %v258
  br label %d
c259:
  store i32 259, ptr %v259
  br label %d
c260:
  store i32 260, ptr %v260
  br label %d
c261:
  store i32 261, ptr %v261
  br label %d
c262:
  store i32 262, ptr %v262
  br label %d
c263:
  store i32 263, ptr %v263
  br label %d
c264:
  store i32 264, ptr %v264
  br label %d
c265:
  store i32 265, ptr %v265
  br label %d
c266:
  store i32 266, ptr %v266
  br label %d
c267:
  store i32 267, ptr %v267
  br label %d
c268:
  store i32 268, ptr %v268
  br label %d
c269:
  store i32 269, ptr %v269
  br label %d
c270:
  store i32 270, ptr %v270
  br label %d
c271:
  store i32 271, ptr %v271
  br label %d
c272:
  store i32 272, ptr %v272
  br label %d
c273:
  store i32 273, ptr %v273
  br label %d
c274:
  store i32 274, ptr %v274
  br label %d
c275:
  store i32 275, ptr %v275
  br label %d
c276:
  store i32 276, ptr %v276
  br label %d
c277:
  store i32 277, ptr %v277
  br label %d
c278:
  store i32 278, ptr %v278
  br label %d
c279:
  store i32 279, ptr %v279
  br label %d
c280:
  store i32 280, ptr %v280
  br label %d
c281:
  store i32 281, ptr %v281
  br label %d
c282:
  store i32 282, ptr %v282
  br label %d
c283:
  store i32 283, ptr %v283
  br label %d
c284:
  store i32 284, ptr %v284
  br label %d
c285:
  store i32 285, ptr %v285
  br label %d
c286:
  store i32 286, ptr %v286
  br label %d
c287:
  store i32 287, ptr %v287
  br label %d
c288:
  store i32 288, ptr %v288
  br label %d
c289:
  store i32 289, ptr %v289
  br label %d
c290:
  store i32 290, ptr %v290
  br label %d
c291:
  store i32 291, ptr %v291
  br label %d
c292:
  store i32 292, ptr %v292
  br label %d
c293:
  store i32 293, ptr %v293
  br label %d
c294:
  store i32 294, ptr %v294
  br label %d
c295:
  store i32 295, ptr %v295
  br label %d
c296:
  store i32 296, ptr %v296
  br label %d
c297:
  store i32 297, ptr %v297
  br label %d
c298:
  store i32 298, ptr %v298
  br label %d
c299:
  store i32 299, ptr %v299
  br label %d
c300:
  store i32 300, ptr %v300
  br label %d
c301:
  store i32 301, ptr %v301
  br label %d
c302:
  store i32 302, ptr %v302
  br label %d
c303:
  store i32 303, ptr %v303
  br label %d
c304:
  store i32 304, ptr %v304
  br label %d
c305:
  store i32 305, ptr %v305
  br label %d
c306:
  store i32 306, ptr %v306
  br label %d
c307:
  store i32 307, ptr %v307
  br label %d
c308:
  store i32 308, ptr %v308
  br label %d
c309:
  store i32 309, ptr %v309
  br label %d
c310:
  store i32 310, ptr %v310
  br label %d
c311:
  store i32 311, ptr %v311
  br label %d
c312:
  store i32 312, ptr %v312
  br label %d
c313:
  store i32 313, ptr %v313
  br label %d
c314:
  store i32 314, ptr %v314
  br label %d
c315:
  store i32 315, ptr %v315
  br label %d
c316:
  store i32 316, ptr %v316
  br label %d
c317:
  store i32 317, ptr %v317
  br label %d
c318:
  store i32 318, ptr %v318
  br label %d
c319:
  store i32 319, ptr %v319
  br label %d
c320:
  store i32 320, ptr %v320
  br label %d
c321:
  store i32 321, ptr %v321
  br label %d
c322:
  store i32 322, ptr %v322
  br label %d
c323:
  store i32 323, ptr %v323
  br label %d
c324:
  store i32 324, ptr %v324
  br label %d
c325:
  store i32 325, ptr %v325
  br label %d
c326:
  store i32 326, ptr %v326
  br label %d
c327:
  store i32 327, ptr %v327
  br label %d
c328:
  store i32 328, ptr %v328
  br label %d
c329:
  store i32 329, ptr %v329
  br label %d
c330:
  store i32 330, ptr %v330
  br label %d
c331:
  store i32 331, ptr %v331
  br label %d
c332:
  store i32 332, ptr %v332
  br label %d
c333:
  store i32 333, ptr %v333
  br label %d
c334:
  store i32 334, ptr %v334
  br label %d
c335:
  store i32 335, ptr %v335
  br label %d
c336:
  store i32 336, ptr %v336
  br label %d
c337:
  store i32 337, ptr %v337
  br label %d
c338:
  store i32 338, ptr %v338
  br label %d
c339:
  store i32 339, ptr %v339
  br label %d
c340:
  store i32 340, ptr %v340
  br label %d
c341:
  store i32 341, ptr %v341
  br label %d
c342:
  store i32 342, ptr %v342
  br label %d
c343:
  store i32 343, ptr %v343
  br label %d
c344:
  store i32 344, ptr %v344
  br label %d
c345:
  store i32 345, ptr %v345
  br label %d
c346:
  store i32 346, ptr %v346
  br label %d
c347:
  store i32 347, ptr %v347
  br label %d
c348:
  store i32 348, ptr %v348
  br label %d
c349:
  store i32 349, ptr %v349
  br label %d
c350:
  store i32 350, ptr %v350
  br label %d
c351:
  store i32 351, ptr %v351
  br label %d
c352:
  store i32 352, ptr %v352
  br label %d
c353:
  store i32 353, ptr %v353
  br label %d
c354:
  store i32 354, ptr %v354
  br label %d
c355:
  store i32 355, ptr %v355
  br label %d
c356:
  store i32 356, ptr %v356
  br label %d
c357:
  store i32 357, ptr %v357
  br label %d
c358:
  store i32 358, ptr %v358
  br label %d
c359:
  store i32 359, ptr %v359
  br label %d
c360:
  store i32 360, ptr %v360
  br label %d
c361:
  store i32 361, ptr %v361
  br label %d
c362:
  store i32 362, ptr %v362
  br label %d
c363:
  store i32 363, ptr %v363
  br label %d
c364:
  store i32 364, ptr %v364
  br label %d
c365:
  store i32 365, ptr %v365
  br label %d
c366:
  store i32 366, ptr %v366
  br label %d
c367:
  store i32 367, ptr %v367
  br label %d
c368:
  store i32 368, ptr %v368
  br label %d
c369:
  store i32 369, ptr %v369
  br label %d
c370:
  store i32 370, ptr %v370
  br label %d
c371:
  store i32 371, ptr %v371
  br label %d
c372:
  store i32 372, ptr %v372
  br label %d
c373:
  store i32 373, ptr %v373
  br label %d
c374:
  store i32 374, ptr %v374
  br label %d
c375:
  store i32 375, ptr %v375
  br label %d
c376:
  store i32 376, ptr %v376
  br label %d
c377:
  store i32 377, ptr %v377
  br label %d
c378:
  store i32 378, ptr %v378
  br label %d
c379:
  store i32 379, ptr %v379
  br label %d
c380:
  store i32 380, ptr %v380
  br label %d
c381:
  store i32 381, ptr %v381
  br label %d
c382:
  store i32 382, ptr %v382
  br label %d
c383:
  store i32 383, ptr %v383
  br label %d
c384:
  store i32 384, ptr %v384
  br label %d
c385:
  store i32 385, ptr %v385
  br label %d
c386:
  store i32 386, ptr %v386
  br label %d
c387:
  store i32 387, ptr %v387
  br label %d
c388:
  store i32 388, ptr %v388
  br label %d
c389:
  store i32 389, ptr %v389
  br label %d
c390:
  store i32 390, ptr %v390
  br label %d
c391:
  store i32 391, ptr %v391
  br label %d
c392:
  store i32 392, ptr %v392
  br label %d
c393:
  store i32 393, ptr %v393
  br label %d
c394:
  store i32 394, ptr %v394
  br label %d
c395:
  store i32 395, ptr %v395
  br label %d
c396:
  store i32 396, ptr %v396
  br label %d
c397:
  store i32 397, ptr %v397
  br label %d
c398:
  store i32 398, ptr %v398
  br label %d
c399:
  store i32 399, ptr %v399
  br label %d
c400:
  store i32 400, ptr %v400
  br label %d
c401:
  store i32 401, ptr %v401
  br label %d
c402:
  store i32 402, ptr %v402
  br label %d
c403:
  store i32 403, ptr %v403
  br label %d
c404:
  store i32 404, ptr %v404
  br label %d
c405:
  store i32 405, ptr %v405
  br label %d
c406:
  store i32 406, ptr %v406
  br label %d
c407:
  store i32 407, ptr %v407
  br label %d
c408:
  store i32 408, ptr %v408
  br label %d
c409:
  store i32 409, ptr %v409
  br label %d
c410:
  store i32 410, ptr %v410
  br label %d
c411:
  store i32 411, ptr %v411
  br label %d
c412:
  store i32 412, ptr %v412
  br label %d
c413:
  store i32 413, ptr %v413
  br label %d
c414:
  store i32 414, ptr %v414
  br label %d
c415:
  store i32 415, ptr %v415
  br label %d
c416:
  store i32 416, ptr %v416
  br label %d
c417:
  store i32 417, ptr %v417
  br label %d
c418:
  store i32 418, ptr %v418
  br label %d
c419:
  store i32 419, ptr %v419
  br label %d
c420:
  store i32 420, ptr %v420
  br label %d
c421:
  store i32 421, ptr %v421
  br label %d
c422:
  store i32 422, ptr %v422
  br label %d
c423:
  store i32 423, ptr %v423
  br label %d
c424:
  store i32 424, ptr %v424
  br label %d
c425:
  store i32 425, ptr %v425
  br label %d
c426:
  store i32 426, ptr %v426
  br label %d
c427:
  store i32 427, ptr %v427
  br label %d
c428:
  store i32 428, ptr %v428
  br label %d
c429:
  store i32 429, ptr %v429
  br label %d
c430:
  store i32 430, ptr %v430
  br label %d
c431:
  store i32 431, ptr %v431
  br label %d
c432:
  store i32 432, ptr %v432
  br label %d
c433:
  store i32 433, ptr %v433
  br label %d
c434:
  store i32 434, ptr %v434
  br label %d
c435:
  store i32 435, ptr %v435
  br label %d
c436:
  store i32 436, ptr %v436
  br label %d
c437:
  store i32 437, ptr %v437
  br label %d
c438:
  store i32 438, ptr %v438
  br label %d
c439:
  store i32 439, ptr %v439
  br label %d
c440:
  store i32 440, ptr %v440
  br label %d
c441:
  store i32 441, ptr %v441
  br label %d
c442:
  store i32 442, ptr %v442
  br label %d
c443:
  store i32 443, ptr %v443
  br label %d
c444:
  store i32 444, ptr %v444
  br label %d
c445:
  store i32 445, ptr %v445
  br label %d
c446:
  store i32 446, ptr %v446
  br label %d
c447:
  store i32 447, ptr %v447
  br label %d
c448:
  store i32 448, ptr %v448
  br label %d
c449:
  store i32 449, ptr %v449
  br label %d
c450:
  store i32 450, ptr %v450
  br label %d
c451:
  store i32 451, ptr %v451
  br label %d
c452:
  store i32 452, ptr %v452
  br label %d
c453:
  store i32 453, ptr %v453
  br label %d
c454:
  store i32 454, ptr %v454
  br label %d
c455:
  store i32 455, ptr %v455
  br label %d
c456:
  store i32 456, ptr %v456
  br label %d
c457:
  store i32 457, ptr %v457
  br label %d
c458:
  store i32 458, ptr %v458
  br label %d
c459:
  store i32 459, ptr %v459
  br label %d
c460:
  store i32 460, ptr %v460
  br label %d
c461:
  store i32 461, ptr %v461
  br label %d
c462:
  store i32 462, ptr %v462
  br label %d
c463:
  store i32 463, ptr %v463
  br label %d
c464:
  store i32 464, ptr %v464
  br label %d
c465:
  store i32 465, ptr %v465
  br label %d
c466:
  store i32 466, ptr %v466
  br label %d
c467:
  store i32 467, ptr %v467
  br label %d
c468:
  store i32 468, ptr %v468
  br label %d
c469:
  store i32 469, ptr %v469
  br label %d
c470:
  store i32 470, ptr %v470
  br label %d
c471:
  store i32 471, ptr %v471
  br label %d
c472:
  store i32 472, ptr %v472
  br label %d
c473:
  store i32 473, ptr %v473
  br label %d
c474:
  store i32 474, ptr %v474
  br label %d
c475:
  store i32 475, ptr %v475
  br label %d
c476:
  store i32 476, ptr %v476
  br label %d
c477:
  store i32 477, ptr %v477
  br label %d
c478:
  store i32 478, ptr %v478
  br label %d
c479:
  store i32 479, ptr %v479
  br label %d
c480:
  store i32 480, ptr %v480
  br label %d
c481:
  store i32 481, ptr %v481
  br label %d
c482:
  store i32 482, ptr %v482
  br label %d
c483:
  store i32 483, ptr %v483
  br label %d
c484:
  store i32 484, ptr %v484
  br label %d
c485:
  store i32 485, ptr %v485
  br label %d
c486:
  store i32 486, ptr %v486
  br label %d
c487:
  store i32 487, ptr %v487
  br label %d
c488:
  store i32 488, ptr %v488
  br label %d
c489:
  store i32 489, ptr %v489
  br label %d
c490:
  store i32 490, ptr %v490
  br label %d
c491:
  store i32 491, ptr %v491
  br label %d
c492:
  store i32 492, ptr %v492
  br label %d
c493:
  store i32 493, ptr %v493
  br label %d
c494:
  store i32 494, ptr %v494
  br label %d
c495:
  store i32 495, ptr %v495
  br label %d
c496:
  store i32 496, ptr %v496
  br label %d
c497:
  store i32 497, ptr %v497
  br label %d
c498:
  store i32 498, ptr %v498
  br label %d
c499:
  store i32 499, ptr %v499
  br label %d
c500:
  store i32 500, ptr %v500
  br label %d
c501:
  store i32 501, ptr %v501
  br label %d
c502:
  store i32 502, ptr %v502
  br label %d
c503:
  store i32 503, ptr %v503
  br label %d
c504:
  store i32 504, ptr %v504
  br label %d
c505:
  store i32 505, ptr %v505
  br label %d
c506:
  store i32 506, ptr %v506
  br label %d
c507:
  store i32 507, ptr %v507
  br label %d
c508:
  store i32 508, ptr %v508
  br label %d
c509:
  store i32 509, ptr %v509
  br label %d
c510:
  store i32 510, ptr %v510
  br label %d
c511:
  store i32 511, ptr %v511
  br label %d
c512:
  store i32 512, ptr %v512
  br label %d
c513:
  store i32 513, ptr %v513
  br label %d
c514:
  store i32 514, ptr %v514
  br label %d
c515:
  store i32 515, ptr %v515
  br label %d
c516:
  store i32 516, ptr %v516
  br label %d
c517:
  store i32 517, ptr %v517
  br label %d
c518:
  store i32 518, ptr %v518
  br label %d
c519:
  store i32 519, ptr %v519
  br label %d
c520:
  store i32 520, ptr %v520
  br label %d
c521:
  store i32 521, ptr %v521
  br label %d
c522:
  store i32 522, ptr %v522
  br label %d
c523:
  store i32 523, ptr %v523
  br label %d
c524:
  store i32 524, ptr %v524
  br label %d
c525:
  store i32 525, ptr %v525
  br label %d
c526:
  store i32 526, ptr %v526
  br label %d
c527:
  store i32 527, ptr %v527
  br label %d
c528:
  store i32 528, ptr %v528
  br label %d
c529:
  store i32 529, ptr %v529
  br label %d
c530:
  store i32 530, ptr %v530
  br label %d
c531:
  store i32 531, ptr %v531
  br label %d
c532:
  store i32 532, ptr %v532
  br label %d
c533:
  store i32 533, ptr %v533
  br label %d
c534:
  store i32 534, ptr %v534
  br label %d
c535:
  store i32 535, ptr %v535
  br label %d
c536:
  store i32 536, ptr %v536
  br label %d
c537:
  store i32 537, ptr %v537
  br label %d
c538:
  store i32 538, ptr %v538
  br label %d
c539:
  store i32 539, ptr %v539
  br label %d
c540:
  store i32 540, ptr %v540
  br label %d
c541:
  store i32 541, ptr %v541
  br label %d
c542:
  store i32 542, ptr %v542
  br label %d
c543:
  store i32 543, ptr %v543
  br label %d
c544:
  store i32 544, ptr %v544
  br label %d
c545:
  store i32 545, ptr %v545
  br label %d
c546:
  store i32 546, ptr %v546
  br label %d
c547:
  store i32 547, ptr %v547
  br label %d
c548:
  store i32 548, ptr %v548
  br label %d
c549:
  store i32 549, ptr %v549
  br label %d
c550:
  store i32 550, ptr %v550
  br label %d
c551:
  store i32 551, ptr %v551
  br label %d
c552:
  store i32 552, ptr %v552
  br label %d
c553:
  store i32 553, ptr %v553
  br label %d
c554:
  store i32 554, ptr %v554
  br label %d
c555:
  store i32 555, ptr %v555
  br label %d
c556:
  store i32 556, ptr %v556
  br label %d
c557:
  store i32 557, ptr %v557
  br label %d
c558:
  store i32 558, ptr %v558
  br label %d
c559:
  store i32 559, ptr %v559
  br label %d
c560:
  store i32 560, ptr %v560
  br label %d
c561:
  store i32 561, ptr %v561
  br label %d
c562:
  store i32 562, ptr %v562
  br label %d
c563:
  store i32 563, ptr %v563
  br label %d
c564:
  store i32 564, ptr %v564
  br label %d
c565:
  store i32 565, ptr %v565
  br label %d
c566:
  store i32 566, ptr %v566
  br label %d
c567:
  store i32 567, ptr %v567
  br label %d
c568:
  store i32 568, ptr %v568
  br label %d
c569:
  store i32 569, ptr %v569
  br label %d
c570:
  store i32 570, ptr %v570
  br label %d
c571:
  store i32 571, ptr %v571
  br label %d
c572:
  store i32 572, ptr %v572
  br label %d
c573:
  store i32 573, ptr %v573
  br label %d
c574:
  store i32 574, ptr %v574
  br label %d
c575:
  store i32 575, ptr %v575
  br label %d
c576:
  store i32 576, ptr %v576
  br label %d
c577:
  store i32 577, ptr %v577
  br label %d
c578:
  store i32 578, ptr %v578
  br label %d
c579:
  store i32 579, ptr %v579
  br label %d
c580:
  store i32 580, ptr %v580
  br label %d
c581:
  store i32 581, ptr %v581
  br label %d
c582:
  store i32 582, ptr %v582
  br label %d
c583:
  store i32 583, ptr %v583
  br label %d
c584:
  store i32 584, ptr %v584
  br label %d
c585:
  store i32 585, ptr %v585
  br label %d
c586:
  store i32 586, ptr %v586
  br label %d
c587:
  store i32 587, ptr %v587
  br label %d
c588:
  store i32 588, ptr %v588
  br label %d
c589:
  store i32 589, ptr %v589
  br label %d
c590:
  store i32 590, ptr %v590
  br label %d
c591:
  store i32 591, ptr %v591
  br label %d
c592:
  store i32 592, ptr %v592
  br label %d
c593:
  store i32 593, ptr %v593
  br label %d
c594:
  store i32 594, ptr %v594
  br label %d
c595:
  store i32 595, ptr %v595
  br label %d
c596:
  store i32 596, ptr %v596
  br label %d
c597:
  store i32 597, ptr %v597
  br label %d
c598:
  store i32 598, ptr %v598
  br label %d
c599:
  store i32 599, ptr %v599
  br label %d
c600:
  store i32 600, ptr %v600
  br label %d
c601:
  store i32 601, ptr %v601
  br label %d
c602:
  store i32 602, ptr %v602
  br label %d
c603:
  store i32 603, ptr %v603
  br label %d
c604:
  store i32 604, ptr %v604
  br label %d
c605:
  store i32 605, ptr %v605
  br label %d
c606:
  store i32 606, ptr %v606
  br label %d
c607:
  store i32 607, ptr %v607
  br label %d
c608:
  store i32 608, ptr %v608
  br label %d
c609:
  store i32 609, ptr %v609
  br label %d
c610:
  store i32 610, ptr %v610
  br label %d
c611:
  store i32 611, ptr %v611
  br label %d
c612:
  store i32 612, ptr %v612
  br label %d
c613:
  store i32 613, ptr %v613
  br label %d
c614:
  store i32 614, ptr %v614
  br label %d
c615:
  store i32 615, ptr %v615
  br label %d
c616:
  store i32 616, ptr %v616
  br label %d
c617:
  store i32 617, ptr %v617
  br label %d
c618:
  store i32 618, ptr %v618
  br label %d
c619:
  store i32 619, ptr %v619
  br label %d
c620:
  store i32 620, ptr %v620
  br label %d
c621:
  store i32 621, ptr %v621
  br label %d
c622:
  store i32 622, ptr %v622
  br label %d
c623:
  store i32 623, ptr %v623
  br label %d
c624:
  store i32 624, ptr %v624
  br label %d
c625:
  store i32 625, ptr %v625
  br label %d
c626:
  store i32 626, ptr %v626
  br label %d
c627:
  store i32 627, ptr %v627
  br label %d
c628:
  store i32 628, ptr %v628
  br label %d
c629:
  store i32 629, ptr %v629
  br label %d
c630:
  store i32 630, ptr %v630
  br label %d
c631:
  store i32 631, ptr %v631
  br label %d
c632:
  store i32 632, ptr %v632
  br label %d
c633:
  store i32 633, ptr %v633
  br label %d
c634:
  store i32 634, ptr %v634
  br label %d
c635:
  store i32 635, ptr %v635
  br label %d
c636:
  store i32 636, ptr %v636
  br label %d
c637:
  store i32 637, ptr %v637
  br label %d
c638:
  store i32 638, ptr %v638
  br label %d
c639:
  store i32 639, ptr %v639
  br label %d
c640:
  store i32 640, ptr %v640
  br label %d
c641:
  store i32 641, ptr %v641
  br label %d
c642:
  store i32 642, ptr %v642
  br label %d
c643:
  store i32 643, ptr %v643
  br label %d
c644:
  store i32 644, ptr %v644
  br label %d
c645:
  store i32 645, ptr %v645
  br label %d
c646:
  store i32 646, ptr %v646
  br label %d
c647:
  store i32 647, ptr %v647
  br label %d
c648:
  store i32 648, ptr %v648
  br label %d
c649:
  store i32 649, ptr %v649
  br label %d
c650:
  store i32 650, ptr %v650
  br label %d
c651:
  store i32 651, ptr %v651
  br label %d
c652:
  store i32 652, ptr %v652
  br label %d
c653:
  store i32 653, ptr %v653
  br label %d
c654:
  store i32 654, ptr %v654
  br label %d
c655:
  store i32 655, ptr %v655
  br label %d
c656:
  store i32 656, ptr %v656
  br label %d
c657:
  store i32 657, ptr %v657
  br label %d
c658:
  store i32 658, ptr %v658
  br label %d
c659:
  store i32 659, ptr %v659
  br label %d
c660:
  store i32 660, ptr %v660
  br label %d
c661:
  store i32 661, ptr %v661
  br label %d
c662:
  store i32 662, ptr %v662
  br label %d
c663:
  store i32 663, ptr %v663
  br label %d
c664:
  store i32 664, ptr %v664
  br label %d
c665:
  store i32 665, ptr %v665
  br label %d
c666:
  store i32 666, ptr %v666
  br label %d
c667:
  store i32 667, ptr %v667
  br label %d
c668:
  store i32 668, ptr %v668
  br label %d
c669:
  store i32 669, ptr %v669
  br label %d
c670:
  store i32 670, ptr %v670
  br label %d
c671:
  store i32 671, ptr %v671
  br label %d
c672:
  store i32 672, ptr %v672
  br label %d
c673:
  store i32 673, ptr %v673
  br label %d
c674:
  store i32 674, ptr %v674
  br label %d
c675:
  store i32 675, ptr %v675
  br label %d
c676:
  store i32 676, ptr %v676
  br label %d
c677:
  store i32 677, ptr %v677
  br label %d
c678:
  store i32 678, ptr %v678
  br label %d
c679:
  store i32 679, ptr %v679
  br label %d
c680:
  store i32 680, ptr %v680
  br label %d
c681:
  store i32 681, ptr %v681
  br label %d
c682:
  store i32 682, ptr %v682
  br label %d
c683:
  store i32 683, ptr %v683
  br label %d
c684:
  store i32 684, ptr %v684
  br label %d
c685:
  store i32 685, ptr %v685
  br label %d
c686:
  store i32 686, ptr %v686
  br label %d
c687:
  store i32 687, ptr %v687
  br label %d
c688:
  store i32 688, ptr %v688
  br label %d
c689:
  store i32 689, ptr %v689
  br label %d
c690:
  store i32 690, ptr %v690
  br label %d
c691:
  store i32 691, ptr %v691
  br label %d
c692:
  store i32 692, ptr %v692
  br label %d
c693:
  store i32 693, ptr %v693
  br label %d
c694:
  store i32 694, ptr %v694
  br label %d
c695:
  store i32 695, ptr %v695
  br label %d
c696:
  store i32 696, ptr %v696
  br label %d
c697:
  store i32 697, ptr %v697
  br label %d
c698:
  store i32 698, ptr %v698
  br label %d
c699:
  store i32 699, ptr %v699
  br label %d
c700:
  store i32 700, ptr %v700
  br label %d
c701:
  store i32 701, ptr %v701
  br label %d
c702:
  store i32 702, ptr %v702
  br label %d
c703:
  store i32 703, ptr %v703
  br label %d
c704:
  store i32 704, ptr %v704
  br label %d
c705:
  store i32 705, ptr %v705
  br label %d
c706:
  store i32 706, ptr %v706
  br label %d
c707:
  store i32 707, ptr %v707
  br label %d
c708:
  store i32 708, ptr %v708
  br label %d
c709:
  store i32 709, ptr %v709
  br label %d
c710:
  store i32 710, ptr %v710
  br label %d
c711:
  store i32 711, ptr %v711
  br label %d
c712:
  store i32 712, ptr %v712
  br label %d
c713:
  store i32 713, ptr %v713
  br label %d
c714:
  store i32 714, ptr %v714
  br label %d
c715:
  store i32 715, ptr %v715
  br label %d
c716:
  store i32 716, ptr %v716
  br label %d
c717:
  store i32 717, ptr %v717
  br label %d
c718:
  store i32 718, ptr %v718
  br label %d
c719:
  store i32 719, ptr %v719
  br label %d
c720:
  store i32 720, ptr %v720
  br label %d
c721:
  store i32 721, ptr %v721
  br label %d
c722:
  store i32 722, ptr %v722
  br label %d
c723:
  store i32 723, ptr %v723
  br label %d
c724:
  store i32 724, ptr %v724
  br label %d
c725:
  store i32 725, ptr %v725
  br label %d
c726:
  store i32 726, ptr %v726
  br label %d
c727:
  store i32 727, ptr %v727
  br label %d
c728:
  store i32 728, ptr %v728
  br label %d
c729:
  store i32 729, ptr %v729
  br label %d
c730:
  store i32 730, ptr %v730
  br label %d
c731:
  store i32 731, ptr %v731
  br label %d
c732:
  store i32 732, ptr %v732
  br label %d
c733:
  store i32 733, ptr %v733
  br label %d
c734:
  store i32 734, ptr %v734
  br label %d
c735:
  store i32 735, ptr %v735
  br label %d
c736:
  store i32 736, ptr %v736
  br label %d
c737:
  store i32 737, ptr %v737
  br label %d
c738:
  store i32 738, ptr %v738
  br label %d
c739:
  store i32 739, ptr %v739
  br label %d
c740:
  store i32 740, ptr %v740
  br label %d
c741:
  store i32 741, ptr %v741
  br label %d
c742:
  store i32 742, ptr %v742
  br label %d
c743:
  store i32 743, ptr %v743
  br label %d
c744:
  store i32 744, ptr %v744
  br label %d
c745:
  store i32 745, ptr %v745
  br label %d
c746:
  store i32 746, ptr %v746
  br label %d
c747:
  store i32 747, ptr %v747
  br label %d
c748:
  store i32 748, ptr %v748
  br label %d
c749:
  store i32 749, ptr %v749
  br label %d
c750:
  store i32 750, ptr %v750
  br label %d
c751:
  store i32 751, ptr %v751
  br label %d
c752:
  store i32 752, ptr %v752
  br label %d
c753:
  store i32 753, ptr %v753
  br label %d
c754:
  store i32 754, ptr %v754
  br label %d
c755:
  store i32 755, ptr %v755
  br label %d
c756:
  store i32 756, ptr %v756
  br label %d
c757:
  store i32 757, ptr %v757
  br label %d
c758:
  store i32 758, ptr %v758
  br label %d
c759:
  store i32 759, ptr %v759
  br label %d
c760:
  store i32 760, ptr %v760
  br label %d
c761:
  store i32 761, ptr %v761
  br label %d
c762:
  store i32 762, ptr %v762
  br label %d
c763:
  store i32 763, ptr %v763
  br label %d
c764:
  store i32 764, ptr %v764
  br label %d
c765:
  store i32 765, ptr %v765
  br label %d
c766:
  store i32 766, ptr %v766
  br label %d
c767:
  store i32 767, ptr %v767
  br label %d
c768:
  store i32 768, ptr %v768
  br label %d
c769:
  store i32 769, ptr %v769
  br label %d
c770:
  store i32 770, ptr %v770
  br label %d
c771:
  store i32 771, ptr %v771
  br label %d
c772:
  store i32 772, ptr %v772
  br label %d
c773:
  store i32 773, ptr %v773
  br label %d
c774:
  store i32 774, ptr %v774
  br label %d
c775:
  store i32 775, ptr %v775
  br label %d
c776:
  store i32 776, ptr %v776
  br label %d
c777:
  store i32 777, ptr %v777
  br label %d
c778:
  store i32 778, ptr %v778
  br label %d
c779:
  store i32 779, ptr %v779
  br label %d
c780:
  store i32 780, ptr %v780
  br label %d
c781:
  store i32 781, ptr %v781
  br label %d
c782:
  store i32 782, ptr %v782
  br label %d
c783:
  store i32 783, ptr %v783
  br label %d
c784:
  store i32 784, ptr %v784
  br label %d
c785:
  store i32 785, ptr %v785
  br label %d
c786:
  store i32 786, ptr %v786
  br label %d
c787:
  store i32 787, ptr %v787
  br label %d
c788:
  store i32 788, ptr %v788
  br label %d
c789:
  store i32 789, ptr %v789
  br label %d
c790:
  store i32 790, ptr %v790
  br label %d
c791:
  store i32 791, ptr %v791
  br label %d
c792:
  store i32 792, ptr %v792
  br label %d
c793:
  store i32 793, ptr %v793
  br label %d
c794:
  store i32 794, ptr %v794
  br label %d
c795:
  store i32 795, ptr %v795
  br label %d
c796:
  store i32 796, ptr %v796
  br label %d
c797:
  store i32 797, ptr %v797
  br label %d
c798:
  store i32 798, ptr %v798
  br label %d
c799:
  store i32 799, ptr %v799
  br label %d
c800:
  store i32 800, ptr %v800
  br label %d
c801:
  store i32 801, ptr %v801
  br label %d
c802:
  store i32 802, ptr %v802
  br label %d
c803:
  store i32 803, ptr %v803
  br label %d
c804:
  store i32 804, ptr %v804
  br label %d
c805:
  store i32 805, ptr %v805
  br label %d
c806:
  store i32 806, ptr %v806
  br label %d
c807:
  store i32 807, ptr %v807
  br label %d
c808:
  store i32 808, ptr %v808
  br label %d
c809:
  store i32 809, ptr %v809
  br label %d
c810:
  store i32 810, ptr %v810
  br label %d
c811:
  store i32 811, ptr %v811
  br label %d
c812:
  store i32 812, ptr %v812
  br label %d
c813:
  store i32 813, ptr %v813
  br label %d
c814:
  store i32 814, ptr %v814
  br label %d
c815:
  store i32 815, ptr %v815
  br label %d
c816:
  store i32 816, ptr %v816
  br label %d
c817:
  store i32 817, ptr %v817
  br label %d
c818:
  store i32 818, ptr %v818
  br label %d
c819:
  store i32 819, ptr %v819
  br label %d
c820:
  store i32 820, ptr %v820
  br label %d
c821:
  store i32 821, ptr %v821
  br label %d
c822:
  store i32 822, ptr %v822
  br label %d
c823:
  store i32 823, ptr %v823
  br label %d
c824:
  store i32 824, ptr %v824
  br label %d
c825:
  store i32 825, ptr %v825
  br label %d
c826:
  store i32 826, ptr %v826
  br label %d
c827:
  store i32 827, ptr %v827
  br label %d
c828:
  store i32 828, ptr %v828
  br label %d
c829:
  store i32 829, ptr %v829
  br label %d
c830:
  store i32 830, ptr %v830
  br label %d
c831:
  store i32 831, ptr %v831
  br label %d
c832:
  store i32 832, ptr %v832
  br label %d
c833:
  store i32 833, ptr %v833
  br label %d
c834:
  store i32 834, ptr %v834
  br label %d
c835:
  store i32 835, ptr %v835
  br label %d
c836:
  store i32 836, ptr %v836
  br label %d
c837:
  store i32 837, ptr %v837
  br label %d
c838:
  store i32 838, ptr %v838
  br label %d
c839:
  store i32 839, ptr %v839
  br label %d
c840:
  store i32 840, ptr %v840
  br label %d
c841:
  store i32 841, ptr %v841
  br label %d
c842:
  store i32 842, ptr %v842
  br label %d
c843:
  store i32 843, ptr %v843
  br label %d
c844:
  store i32 844, ptr %v844
  br label %d
c845:
  store i32 845, ptr %v845
  br label %d
c846:
  store i32 846, ptr %v846
  br label %d
c847:
  store i32 847, ptr %v847
  br label %d
c848:
  store i32 848, ptr %v848
  br label %d
c849:
  store i32 849, ptr %v849
  br label %d
c850:
  store i32 850, ptr %v850
  br label %d
c851:
  store i32 851, ptr %v851
  br label %d
c852:
  store i32 852, ptr %v852
  br label %d
c853:
  store i32 853, ptr %v853
  br label %d
c854:
  store i32 854, ptr %v854
  br label %d
c855:
  store i32 855, ptr %v855
  br label %d
c856:
  store i32 856, ptr %v856
  br label %d
c857:
  store i32 857, ptr %v857
  br label %d
c858:
  store i32 858, ptr %v858
  br label %d
c859:
  store i32 859, ptr %v859
  br label %d
c860:
  store i32 860, ptr %v860
  br label %d
c861:
  store i32 861, ptr %v861
  br label %d
c862:
  store i32 862, ptr %v862
  br label %d
c863:
  store i32 863, ptr %v863
  br label %d
c864:
  store i32 864, ptr %v864
  br label %d
c865:
  store i32 865, ptr %v865
  br label %d
c866:
  store i32 866, ptr %v866
  br label %d
c867:
  store i32 867, ptr %v867
  br label %d
c868:
  store i32 868, ptr %v868
  br label %d
c869:
  store i32 869, ptr %v869
  br label %d
c870:
  store i32 870, ptr %v870
  br label %d
c871:
  store i32 871, ptr %v871
  br label %d
c872:
  store i32 872, ptr %v872
  br label %d
c873:
  store i32 873, ptr %v873
  br label %d
c874:
  store i32 874, ptr %v874
  br label %d
c875:
  store i32 875, ptr %v875
  br label %d
c876:
  store i32 876, ptr %v876
  br label %d
c877:
  store i32 877, ptr %v877
  br label %d
c878:
  store i32 878, ptr %v878
  br label %d
c879:
  store i32 879, ptr %v879
  br label %d
c880:
  store i32 880, ptr %v880
  br label %d
c881:
  store i32 881, ptr %v881
  br label %d
c882:
  store i32 882, ptr %v882
  br label %d
c883:
  store i32 883, ptr %v883
  br label %d
c884:
  store i32 884, ptr %v884
  br label %d
c885:
  store i32 885, ptr %v885
  br label %d
c886:
  store i32 886, ptr %v886
  br label %d
c887:
  store i32 887, ptr %v887
  br label %d
c888:
  store i32 888, ptr %v888
  br label %d
c889:
  store i32 889, ptr %v889
  br label %d
c890:
  store i32 890, ptr %v890
  br label %d
c891:
  store i32 891, ptr %v891
  br label %d
c892:
  store i32 892, ptr %v892
  br label %d
c893:
  store i32 893, ptr %v893
  br label %d
c894:
  store i32 894, ptr %v894
  br label %d
c895:
  store i32 895, ptr %v895
  br label %d
c896:
  store i32 896, ptr %v896
  br label %d
c897:
  store i32 897, ptr %v897
  br label %d
c898:
  store i32 898, ptr %v898
  br label %d
c899:
  store i32 899, ptr %v899
  br label %d
c900:
  store i32 900, ptr %v900
  br label %d
c901:
  store i32 901, ptr %v901
  br label %d
c902:
  store i32 902, ptr %v902
  br label %d
c903:
  store i32 903, ptr %v903
  br label %d
c904:
  store i32 904, ptr %v904
  br label %d
c905:
  store i32 905, ptr %v905
  br label %d
c906:
  store i32 906, ptr %v906
  br label %d
c907:
  store i32 907, ptr %v907
  br label %d
c908:
  store i32 908, ptr %v908
  br label %d
c909:
  store i32 909, ptr %v909
  br label %d
c910:
  store i32 910, ptr %v910
  br label %d
c911:
  store i32 911, ptr %v911
  br label %d
c912:
  store i32 912, ptr %v912
  br label %d
c913:
  store i32 913, ptr %v913
  br label %d
c914:
  store i32 914, ptr %v914
  br label %d
c915:
  store i32 915, ptr %v915
  br label %d
c916:
  store i32 916, ptr %v916
  br label %d
c917:
  store i32 917, ptr %v917
  br label %d
c918:
  store i32 918, ptr %v918
  br label %d
c919:
  store i32 919, ptr %v919
  br label %d
c920:
  store i32 920, ptr %v920
  br label %d
c921:
  store i32 921, ptr %v921
  br label %d
c922:
  store i32 922, ptr %v922
  br label %d
c923:
  store i32 923, ptr %v923
  br label %d
c924:
  store i32 924, ptr %v924
  br label %d
c925:
  store i32 925, ptr %v925
  br label %d
c926:
  store i32 926, ptr %v926
  br label %d
c927:
  store i32 927, ptr %v927
  br label %d
c928:
  store i32 928, ptr %v928
  br label %d
c929:
  store i32 929, ptr %v929
  br label %d
c930:
  store i32 930, ptr %v930
  br label %d
c931:
  store i32 931, ptr %v931
  br label %d
c932:
  store i32 932, ptr %v932
  br label %d
c933:
  store i32 933, ptr %v933
  br label %d
c934:
  store i32 934, ptr %v934
  br label %d
c935:
  store i32 935, ptr %v935
  br label %d
c936:
  store i32 936, ptr %v936
  br label %d
c937:
  store i32 937, ptr %v937
  br label %d
c938:
  store i32 938, ptr %v938
  br label %d
c939:
  store i32 939, ptr %v939
  br label %d
c940:
  store i32 940, ptr %v940
  br label %d
c941:
  store i32 941, ptr %v941
  br label %d
c942:
  store i32 942, ptr %v942
  br label %d
c943:
  store i32 943, ptr %v943
  br label %d
c944:
  store i32 944, ptr %v944
  br label %d
c945:
  store i32 945, ptr %v945
  br label %d
c946:
  store i32 946, ptr %v946
  br label %d
c947:
  store i32 947, ptr %v947
  br label %d
c948:
  store i32 948, ptr %v948
  br label %d
c949:
  store i32 949, ptr %v949
  br label %d
c950:
  store i32 950, ptr %v950
  br label %d
c951:
  store i32 951, ptr %v951
  br label %d
c952:
  store i32 952, ptr %v952
  br label %d
c953:
  store i32 953, ptr %v953
  br label %d
c954:
  store i32 954, ptr %v954
  br label %d
c955:
  store i32 955, ptr %v955
  br label %d
c956:
  store i32 956, ptr %v956
  br label %d
c957:
  store i32 957, ptr %v957
  br label %d
c958:
  store i32 958, ptr %v958
  br label %d
c959:
  store i32 959, ptr %v959
  br label %d
c960:
  store i32 960, ptr %v960
  br label %d
c961:
  store i32 961, ptr %v961
  br label %d
c962:
  store i32 962, ptr %v962
  br label %d
c963:
  store i32 963, ptr %v963
  br label %d
c964:
  store i32 964, ptr %v964
  br label %d
c965:
  store i32 965, ptr %v965
  br label %d
c966:
  store i32 966, ptr %v966
  br label %d
c967:
  store i32 967, ptr %v967
  br label %d
c968:
  store i32 968, ptr %v968
  br label %d
c969:
  store i32 969, ptr %v969
  br label %d
c970:
  store i32 970, ptr %v970
  br label %d
c971:
  store i32 971, ptr %v971
  br label %d
c972:
  store i32 972, ptr %v972
  br label %d
c973:
  store i32 973, ptr %v973
  br label %d
c974:
  store i32 974, ptr %v974
  br label %d
c975:
  store i32 975, ptr %v975
  br label %d
c976:
  store i32 976, ptr %v976
  br label %d
c977:
  store i32 977, ptr %v977
  br label %d
c978:
  store i32 978, ptr %v978
  br label %d
c979:
  store i32 979, ptr %v979
  br label %d
c980:
  store i32 980, ptr %v980
  br label %d
c981:
  store i32 981, ptr %v981
  br label %d
c982:
  store i32 982, ptr %v982
  br label %d
c983:
  store i32 983, ptr %v983
  br label %d
c984:
  store i32 984, ptr %v984
  br label %d
c985:
  store i32 985, ptr %v985
  br label %d
c986:
  store i32 986, ptr %v986
  br label %d
c987:
  store i32 987, ptr %v987
  br label %d
c988:
  store i32 988, ptr %v988
  br label %d
c989:
  store i32 989, ptr %v989
  br label %d
c990:
  store i32 990, ptr %v990
  br label %d
c991:
  store i32 991, ptr %v991
  br label %d
c992:
  store i32 992, ptr %v992
  br label %d
c993:
  store i32 993, ptr %v993
  br label %d
c994:
  store i32 994, ptr %v994
  br label %d
c995:
  store i32 995, ptr %v995
  br label %d
c996:
  store i32 996, ptr %v996
  br label %d
c997:
  store i32 997, ptr %v997
  br label %d
c998:
  store i32 998, ptr %v998
  br label %d
c999:
  store i32 999, ptr %v999
  br label %d
c1000:
  store i32 1000, ptr %v0
  br label %d
c1001:
  store i32 1001, ptr %v1
  br label %d
c1002:
  store i32 1002, ptr %v2
  br label %d
c1003:
  store i32 1003, ptr %v3
  br label %d
c1004:
  store i32 1004, ptr %v4
  br label %d
c1005:
  store i32 1005, ptr %v5
  br label %d
c1006:
  store i32 1006, ptr %v6
  br label %d
c1007:
  store i32 1007, ptr %v7
  br label %d
c1008:
  store i32 1008, ptr %v8
  br label %d
c1009:
  store i32 1009, ptr %v9
  br label %d
c1010:
  store i32 1010, ptr %v10
  br label %d
c1011:
  store i32 1011, ptr %v11
  br label %d
c1012:
  store i32 1012, ptr %v12
  br label %d
c1013:
  store i32 1013, ptr %v13
  br label %d
c1014:
  store i32 1014, ptr %v14
  br label %d
c1015:
  store i32 1015, ptr %v15
  br label %d
c1016:
  store i32 1016, ptr %v16
  br label %d
c1017:
  store i32 1017, ptr %v17
  br label %d
c1018:
  store i32 1018, ptr %v18
  br label %d
c1019:
  store i32 1019, ptr %v19
  br label %d
c1020:
  store i32 1020, ptr %v20
  br label %d
c1021:
  store i32 1021, ptr %v21
  br label %d
c1022:
  store i32 1022, ptr %v22
  br label %d
c1023:
  store i32 1023, ptr %v23
  br label %d
c1024:
  store i32 1024, ptr %v24
  br label %d
c1025:
  store i32 1025, ptr %v25
  br label %d
c1026:
  store i32 1026, ptr %v26
  br label %d
c1027:
  store i32 1027, ptr %v27
  br label %d
c1028:
  store i32 1028, ptr %v28
  br label %d
c1029:
  store i32 1029, ptr %v29
  br label %d
c1030:
  store i32 1030, ptr %v30
  br label %d
c1031:
  store i32 1031, ptr %v31
  br label %d
c1032:
  store i32 1032, ptr %v32
  br label %d
c1033:
  store i32 1033, ptr %v33
  br label %d
c1034:
  store i32 1034, ptr %v34
  br label %d
c1035:
  store i32 1035, ptr %v35
  br label %d
c1036:
  store i32 1036, ptr %v36
  br label %d
c1037:
  store i32 1037, ptr %v37
  br label %d
c1038:
  store i32 1038, ptr %v38
  br label %d
c1039:
  store i32 1039, ptr %v39
  br label %d
c1040:
  store i32 1040, ptr %v40
  br label %d
c1041:
  store i32 1041, ptr %v41
  br label %d
c1042:
  store i32 1042, ptr %v42
  br label %d
c1043:
  store i32 1043, ptr %v43
  br label %d
c1044:
  store i32 1044, ptr %v44
  br label %d
c1045:
  store i32 1045, ptr %v45
  br label %d
c1046:
  store i32 1046, ptr %v46
  br label %d
c1047:
  store i32 1047, ptr %v47
  br label %d
c1048:
  store i32 1048, ptr %v48
  br label %d
c1049:
  store i32 1049, ptr %v49
  br label %d
c1050:
  store i32 1050, ptr %v50
  br label %d
c1051:
  store i32 1051, ptr %v51
  br label %d
c1052:
  store i32 1052, ptr %v52
  br label %d
c1053:
  store i32 1053, ptr %v53
  br label %d
c1054:
  store i32 1054, ptr %v54
  br label %d
c1055:
  store i32 1055, ptr %v55
  br label %d
c1056:
  store i32 1056, ptr %v56
  br label %d
c1057:
  store i32 1057, ptr %v57
  br label %d
c1058:
  store i32 1058, ptr %v58
  br label %d
c1059:
  store i32 1059, ptr %v59
  br label %d
c1060:
  store i32 1060, ptr %v60
  br label %d
c1061:
  store i32 1061, ptr %v61
  br label %d
c1062:
  store i32 1062, ptr %v62
  br label %d
c1063:
  store i32 1063, ptr %v63
  br label %d
c1064:
  store i32 1064, ptr %v64
  br label %d
c1065:
  store i32 1065, ptr %v65
  br label %d
c1066:
  store i32 1066, ptr %v66
  br label %d
c1067:
  store i32 1067, ptr %v67
  br label %d
c1068:
  store i32 1068, ptr %v68
  br label %d
c1069:
  store i32 1069, ptr %v69
  br label %d
c1070:
  store i32 1070, ptr %v70
  br label %d
c1071:
  store i32 1071, ptr %v71
  br label %d
c1072:
  store i32 1072, ptr %v72
  br label %d
c1073:
  store i32 1073, ptr %v73
  br label %d
c1074:
  store i32 1074, ptr %v74
  br label %d
c1075:
  store i32 1075, ptr %v75
  br label %d
c1076:
  store i32 1076, ptr %v76
  br label %d
c1077:
  store i32 1077, ptr %v77
  br label %d
c1078:
  store i32 1078, ptr %v78
  br label %d
c1079:
  store i32 1079, ptr %v79
  br label %d
c1080:
  store i32 1080, ptr %v80
  br label %d
c1081:
  store i32 1081, ptr %v81
  br label %d
c1082:
  store i32 1082, ptr %v82
  br label %d
c1083:
  store i32 1083, ptr %v83
  br label %d
c1084:
  store i32 1084, ptr %v84
  br label %d
c1085:
  store i32 1085, ptr %v85
  br label %d
c1086:
  store i32 1086, ptr %v86
  br label %d
c1087:
  store i32 1087, ptr %v87
  br label %d
c1088:
  store i32 1088, ptr %v88
  br label %d
c1089:
  store i32 1089, ptr %v89
  br label %d
c1090:
  store i32 1090, ptr %v90
  br label %d
c1091:
  store i32 1091, ptr %v91
  br label %d
c1092:
  store i32 1092, ptr %v92
  br label %d
c1093:
  store i32 1093, ptr %v93
  br label %d
c1094:
  store i32 1094, ptr %v94
  br label %d
c1095:
  store i32 1095, ptr %v95
  br label %d
c1096:
  store i32 1096, ptr %v96
  br label %d
c1097:
  store i32 1097, ptr %v97
  br label %d
c1098:
  store i32 1098, ptr %v98
  br label %d
c1099:
  store i32 1099, ptr %v99
  br label %d
c1100:
  store i32 1100, ptr %v100
  br label %d
c1101:
  store i32 1101, ptr %v101
  br label %d
c1102:
  store i32 1102, ptr %v102
  br label %d
c1103:
  store i32 1103, ptr %v103
  br label %d
c1104:
  store i32 1104, ptr %v104
  br label %d
c1105:
  store i32 1105, ptr %v105
  br label %d
c1106:
  store i32 1106, ptr %v106
  br label %d
c1107:
  store i32 1107, ptr %v107
  br label %d
c1108:
  store i32 1108, ptr %v108
  br label %d
c1109:
  store i32 1109, ptr %v109
  br label %d
c1110:
  store i32 1110, ptr %v110
  br label %d
c1111:
  store i32 1111, ptr %v111
  br label %d
c1112:
  store i32 1112, ptr %v112
  br label %d
c1113:
  store i32 1113, ptr %v113
  br label %d
c1114:
  store i32 1114, ptr %v114
  br label %d
c1115:
  store i32 1115, ptr %v115
  br label %d
c1116:
  store i32 1116, ptr %v116
  br label %d
c1117:
  store i32 1117, ptr %v117
  br label %d
c1118:
  store i32 1118, ptr %v118
  br label %d
c1119:
  store i32 1119, ptr %v119
  br label %d
c1120:
  store i32 1120, ptr %v120
  br label %d
c1121:
  store i32 1121, ptr %v121
  br label %d
c1122:
  store i32 1122, ptr %v122
  br label %d
c1123:
  store i32 1123, ptr %v123
  br label %d
c1124:
  store i32 1124, ptr %v124
  br label %d
c1125:
  store i32 1125, ptr %v125
  br label %d
c1126:
  store i32 1126, ptr %v126
  br label %d
c1127:
  store i32 1127, ptr %v127
  br label %d
c1128:
  store i32 1128, ptr %v128
  br label %d
c1129:
  store i32 1129, ptr %v129
  br label %d
c1130:
  store i32 1130, ptr %v130
  br label %d
c1131:
  store i32 1131, ptr %v131
  br label %d
c1132:
  store i32 1132, ptr %v132
  br label %d
c1133:
  store i32 1133, ptr %v133
  br label %d
c1134:
  store i32 1134, ptr %v134
  br label %d
c1135:
  store i32 1135, ptr %v135
  br label %d
c1136:
  store i32 1136, ptr %v136
  br label %d
c1137:
  store i32 1137, ptr %v137
  br label %d
c1138:
  store i32 1138, ptr %v138
  br label %d
c1139:
  store i32 1139, ptr %v139
  br label %d
c1140:
  store i32 1140, ptr %v140
  br label %d
c1141:
  store i32 1141, ptr %v141
  br label %d
c1142:
  store i32 1142, ptr %v142
  br label %d
c1143:
  store i32 1143, ptr %v143
  br label %d
c1144:
  store i32 1144, ptr %v144
  br label %d
c1145:
  store i32 1145, ptr %v145
  br label %d
c1146:
  store i32 1146, ptr %v146
  br label %d
c1147:
  store i32 1147, ptr %v147
  br label %d
c1148:
  store i32 1148, ptr %v148
  br label %d
c1149:
  store i32 1149, ptr %v149
  br label %d
c1150:
  store i32 1150, ptr %v150
  br label %d
c1151:
  store i32 1151, ptr %v151
  br label %d
c1152:
  store i32 1152, ptr %v152
  br label %d
c1153:
  store i32 1153, ptr %v153
  br label %d
c1154:
  store i32 1154, ptr %v154
  br label %d
c1155:
  store i32 1155, ptr %v155
  br label %d
c1156:
  store i32 1156, ptr %v156
  br label %d
c1157:
  store i32 1157, ptr %v157
  br label %d
c1158:
  store i32 1158, ptr %v158
  br label %d
c1159:
  store i32 1159, ptr %v159
  br label %d
c1160:
  store i32 1160, ptr %v160
  br label %d
c1161:
  store i32 1161, ptr %v161
  br label %d
c1162:
  store i32 1162, ptr %v162
  br label %d
c1163:
  store i32 1163, ptr %v163
  br label %d
c1164:
  store i32 1164, ptr %v164
  br label %d
c1165:
  store i32 1165, ptr %v165
  br label %d
c1166:
  store i32 1166, ptr %v166
  br label %d
c1167:
  store i32 1167, ptr %v167
  br label %d
c1168:
  store i32 1168, ptr %v168
  br label %d
c1169:
  store i32 1169, ptr %v169
  br label %d
c1170:
  store i32 1170, ptr %v170
  br label %d
c1171:
  store i32 1171, ptr %v171
  br label %d
c1172:
  store i32 1172, ptr %v172
  br label %d
c1173:
  store i32 1173, ptr %v173
  br label %d
c1174:
  store i32 1174, ptr %v174
  br label %d
c1175:
  store i32 1175, ptr %v175
  br label %d
c1176:
  store i32 1176, ptr %v176
  br label %d
c1177:
  store i32 1177, ptr %v177
  br label %d
c1178:
  store i32 1178, ptr %v178
  br label %d
c1179:
  store i32 1179, ptr %v179
  br label %d
c1180:
  store i32 1180, ptr %v180
  br label %d
c1181:
  store i32 1181, ptr %v181
  br label %d
c1182:
  store i32 1182, ptr %v182
  br label %d
c1183:
  store i32 1183, ptr %v183
  br label %d
c1184:
  store i32 1184, ptr %v184
  br label %d
c1185:
  store i32 1185, ptr %v185
  br label %d
c1186:
  store i32 1186, ptr %v186
  br label %d
c1187:
  store i32 1187, ptr %v187
  br label %d
c1188:
  store i32 1188, ptr %v188
  br label %d
c1189:
  store i32 1189, ptr %v189
  br label %d
c1190:
  store i32 1190, ptr %v190
  br label %d
c1191:
  store i32 1191, ptr %v191
  br label %d
c1192:
  store i32 1192, ptr %v192
  br label %d
c1193:
  store i32 1193, ptr %v193
  br label %d
c1194:
  store i32 1194, ptr %v194
  br label %d
c1195:
  store i32 1195, ptr %v195
  br label %d
c1196:
  store i32 1196, ptr %v196
  br label %d
c1197:
  store i32 1197, ptr %v197
  br label %d
c1198:
  store i32 1198, ptr %v198
  br label %d
c1199:
  store i32 1199, ptr %v199
  br label %d
c1200:
  store i32 1200, ptr %v200
  br label %d
c1201:
  store i32 1201, ptr %v201
  br label %d
c1202:
  store i32 1202, ptr %v202
  br label %d
c1203:
  store i32 1203, ptr %v203
  br label %d
c1204:
  store i32 1204, ptr %v204
  br label %d
c1205:
  store i32 1205, ptr %v205
  br label %d
c1206:
  store i32 1206, ptr %v206
  br label %d
c1207:
  store i32 1207, ptr %v207
  br label %d
c1208:
  store i32 1208, ptr %v208
  br label %d
c1209:
  store i32 1209, ptr %v209
  br label %d
c1210:
  store i32 1210, ptr %v210
  br label %d
c1211:
  store i32 1211, ptr %v211
  br label %d
c1212:
  store i32 1212, ptr %v212
  br label %d
c1213:
  store i32 1213, ptr %v213
  br label %d
c1214:
  store i32 1214, ptr %v214
  br label %d
c1215:
  store i32 1215, ptr %v215
  br label %d
c1216:
  store i32 1216, ptr %v216
  br label %d
c1217:
  store i32 1217, ptr %v217
  br label %d
c1218:
  store i32 1218, ptr %v218
  br label %d
c1219:
  store i32 1219, ptr %v219
  br label %d
c1220:
  store i32 1220, ptr %v220
  br label %d
c1221:
  store i32 1221, ptr %v221
  br label %d
c1222:
  store i32 1222, ptr %v222
  br label %d
c1223:
  store i32 1223, ptr %v223
  br label %d
c1224:
  store i32 1224, ptr %v224
  br label %d
c1225:
  store i32 1225, ptr %v225
  br label %d
c1226:
  store i32 1226, ptr %v226
  br label %d
c1227:
  store i32 1227, ptr %v227
  br label %d
c1228:
  store i32 1228, ptr %v228
  br label %d
c1229:
  store i32 1229, ptr %v229
  br label %d
c1230:
  store i32 1230, ptr %v230
  br label %d
c1231:
  store i32 1231, ptr %v231
  br label %d
c1232:
  store i32 1232, ptr %v232
  br label %d
c1233:
  store i32 1233, ptr %v233
  br label %d
c1234:
  store i32 1234, ptr %v234
  br label %d
c1235:
  store i32 1235, ptr %v235
  br label %d
c1236:
  store i32 1236, ptr %v236
  br label %d
c1237:
  store i32 1237, ptr %v237
  br label %d
c1238:
  store i32 1238, ptr %v238
  br label %d
c1239:
  store i32 1239, ptr %v239
  br label %d
c1240:
  store i32 1240, ptr %v240
  br label %d
c1241:
  store i32 1241, ptr %v241
  br label %d
c1242:
  store i32 1242, ptr %v242
  br label %d
c1243:
  store i32 1243, ptr %v243
  br label %d
c1244:
  store i32 1244, ptr %v244
  br label %d
c1245:
  store i32 1245, ptr %v245
  br label %d
c1246:
  store i32 1246, ptr %v246
  br label %d
c1247:
  store i32 1247, ptr %v247
  br label %d
c1248:
  store i32 1248, ptr %v248
  br label %d
c1249:
  store i32 1249, ptr %v249
  br label %d
c1250:
  store i32 1250, ptr %v250
  br label %d
c1251:
  store i32 1251, ptr %v251
  br label %d
c1252:
  store i32 1252, ptr %v252
  br label %d
c1253:
  store i32 1253, ptr %v253
  br label %d
c1254:
  store i32 1254, ptr %v254
  br label %d
c1255:
  store i32 1255, ptr %v255
  br label %d
c1256:
  store i32 1256, ptr %v256
  br label %d
c1257:
  store i32 1257, ptr %v257
  br label %d
c1258:
  store i32 1258, ptr %v258
  br label %d
c1259:
  store i32 1259, ptr %v259
  br label %d
c1260:
  store i32 1260, ptr %v260
  br label %d
c1261:
  store i32 1261, ptr %v261
  br label %d
c1262:
  store i32 1262, ptr %v262
  br label %d
c1263:
  store i32 1263, ptr %v263
  br label %d
c1264:
  store i32 1264, ptr %v264
  br label %d
c1265:
  store i32 1265, ptr %v265
  br label %d
c1266:
  store i32 1266, ptr %v266
  br label %d
c1267:
  store i32 1267, ptr %v267
  br label %d
c1268:
  store i32 1268, ptr %v268
  br label %d
c1269:
  store i32 1269, ptr %v269
  br label %d
c1270:
  store i32 1270, ptr %v270
  br label %d
c1271:
  store i32 1271, ptr %v271
  br label %d
c1272:
  store i32 1272, ptr %v272
  br label %d
c1273:
  store i32 1273, ptr %v273
  br label %d
c1274:
  store i32 1274, ptr %v274
  br label %d
c1275:
  store i32 1275, ptr %v275
  br label %d
c1276:
  store i32 1276, ptr %v276
  br label %d
c1277:
  store i32 1277, ptr %v277
  br label %d
c1278:
  store i32 1278, ptr %v278
  br label %d
c1279:
  store i32 1279, ptr %v279
  br label %d
c1280:
  store i32 1280, ptr %v280
  br label %d
c1281:
  store i32 1281, ptr %v281
  br label %d
c1282:
  store i32 1282, ptr %v282
  br label %d
c1283:
  store i32 1283, ptr %v283
  br label %d
c1284:
  store i32 1284, ptr %v284
  br label %d
c1285:
  store i32 1285, ptr %v285
  br label %d
c1286:
  store i32 1286, ptr %v286
  br label %d
c1287:
  store i32 1287, ptr %v287
  br label %d
c1288:
  store i32 1288, ptr %v288
  br label %d
c1289:
  store i32 1289, ptr %v289
  br label %d
c1290:
  store i32 1290, ptr %v290
  br label %d
c1291:
  store i32 1291, ptr %v291
  br label %d
c1292:
  store i32 1292, ptr %v292
  br label %d
c1293:
  store i32 1293, ptr %v293
  br label %d
c1294:
  store i32 1294, ptr %v294
  br label %d
c1295:
  store i32 1295, ptr %v295
  br label %d
c1296:
  store i32 1296, ptr %v296
  br label %d
c1297:
  store i32 1297, ptr %v297
  br label %d
c1298:
  store i32 1298, ptr %v298
  br label %d
c1299:
  store i32 1299, ptr %v299
  br label %d
c1300:
  store i32 1300, ptr %v300
  br label %d
c1301:
  store i32 1301, ptr %v301
  br label %d
c1302:
  store i32 1302, ptr %v302
  br label %d
c1303:
  store i32 1303, ptr %v303
  br label %d
c1304:
  store i32 1304, ptr %v304
  br label %d
c1305:
  store i32 1305, ptr %v305
  br label %d
c1306:
  store i32 1306, ptr %v306
  br label %d
c1307:
  store i32 1307, ptr %v307
  br label %d
c1308:
  store i32 1308, ptr %v308
  br label %d
c1309:
  store i32 1309, ptr %v309
  br label %d
c1310:
  store i32 1310, ptr %v310
  br label %d
c1311:
  store i32 1311, ptr %v311
  br label %d
c1312:
  store i32 1312, ptr %v312
  br label %d
c1313:
  store i32 1313, ptr %v313
  br label %d
c1314:
  store i32 1314, ptr %v314
  br label %d
c1315:
  store i32 1315, ptr %v315
  br label %d
c1316:
  store i32 1316, ptr %v316
  br label %d
c1317:
  store i32 1317, ptr %v317
  br label %d
c1318:
  store i32 1318, ptr %v318
  br label %d
c1319:
  store i32 1319, ptr %v319
  br label %d
c1320:
  store i32 1320, ptr %v320
  br label %d
c1321:
  store i32 1321, ptr %v321
  br label %d
c1322:
  store i32 1322, ptr %v322
  br label %d
c1323:
  store i32 1323, ptr %v323
  br label %d
c1324:
  store i32 1324, ptr %v324
  br label %d
c1325:
  store i32 1325, ptr %v325
  br label %d
c1326:
  store i32 1326, ptr %v326
  br label %d
c1327:
  store i32 1327, ptr %v327
  br label %d
c1328:
  store i32 1328, ptr %v328
  br label %d
c1329:
  store i32 1329, ptr %v329
  br label %d
c1330:
  store i32 1330, ptr %v330
  br label %d
c1331:
  store i32 1331, ptr %v331
  br label %d
c1332:
  store i32 1332, ptr %v332
  br label %d
c1333:
  store i32 1333, ptr %v333
  br label %d
c1334:
  store i32 1334, ptr %v334
  br label %d
c1335:
  store i32 1335, ptr %v335
  br label %d
c1336:
  store i32 1336, ptr %v336
  br label %d
c1337:
  store i32 1337, ptr %v337
  br label %d
c1338:
  store i32 1338, ptr %v338
  br label %d
c1339:
  store i32 1339, ptr %v339
  br label %d
c1340:
  store i32 1340, ptr %v340
  br label %d
c1341:
  store i32 1341, ptr %v341
  br label %d
c1342:
  store i32 1342, ptr %v342
  br label %d
c1343:
  store i32 1343, ptr %v343
  br label %d
c1344:
  store i32 1344, ptr %v344
  br label %d
c1345:
  store i32 1345, ptr %v345
  br label %d
c1346:
  store i32 1346, ptr %v346
  br label %d
c1347:
  store i32 1347, ptr %v347
  br label %d
c1348:
  store i32 1348, ptr %v348
  br label %d
c1349:
  store i32 1349, ptr %v349
  br label %d
c1350:
  store i32 1350, ptr %v350
  br label %d
c1351:
  store i32 1351, ptr %v351
  br label %d
c1352:
  store i32 1352, ptr %v352
  br label %d
c1353:
  store i32 1353, ptr %v353
  br label %d
c1354:
  store i32 1354, ptr %v354
  br label %d
c1355:
  store i32 1355, ptr %v355
  br label %d
c1356:
  store i32 1356, ptr %v356
  br label %d
c1357:
  store i32 1357, ptr %v357
  br label %d
c1358:
  store i32 1358, ptr %v358
  br label %d
c1359:
  store i32 1359, ptr %v359
  br label %d
c1360:
  store i32 1360, ptr %v360
  br label %d
c1361:
  store i32 1361, ptr %v361
  br label %d
c1362:
  store i32 1362, ptr %v362
  br label %d
c1363:
  store i32 1363, ptr %v363
  br label %d
c1364:
  store i32 1364, ptr %v364
  br label %d
c1365:
  store i32 1365, ptr %v365
  br label %d
c1366:
  store i32 1366, ptr %v366
  br label %d
c1367:
  store i32 1367, ptr %v367
  br label %d
c1368:
  store i32 1368, ptr %v368
  br label %d
c1369:
  store i32 1369, ptr %v369
  br label %d
c1370:
  store i32 1370, ptr %v370
  br label %d
c1371:
  store i32 1371, ptr %v371
  br label %d
c1372:
  store i32 1372, ptr %v372
  br label %d
c1373:
  store i32 1373, ptr %v373
  br label %d
c1374:
  store i32 1374, ptr %v374
  br label %d
c1375:
  store i32 1375, ptr %v375
  br label %d
c1376:
  store i32 1376, ptr %v376
  br label %d
c1377:
  store i32 1377, ptr %v377
  br label %d
c1378:
  store i32 1378, ptr %v378
  br label %d
c1379:
  store i32 1379, ptr %v379
  br label %d
c1380:
  store i32 1380, ptr %v380
  br label %d
c1381:
  store i32 1381, ptr %v381
  br label %d
c1382:
  store i32 1382, ptr %v382
  br label %d
c1383:
  store i32 1383, ptr %v383
  br label %d
c1384:
  store i32 1384, ptr %v384
  br label %d
c1385:
  store i32 1385, ptr %v385
  br label %d
c1386:
  store i32 1386, ptr %v386
  br label %d
c1387:
  store i32 1387, ptr %v387
  br label %d
c1388:
  store i32 1388, ptr %v388
  br label %d
c1389:
  store i32 1389, ptr %v389
  br label %d
c1390:
  store i32 1390, ptr %v390
  br label %d
c1391:
  store i32 1391, ptr %v391
  br label %d
c1392:
  store i32 1392, ptr %v392
  br label %d
c1393:
  store i32 1393, ptr %v393
  br label %d
c1394:
  store i32 1394, ptr %v394
  br label %d
c1395:
  store i32 1395, ptr %v395
  br label %d
c1396:
  store i32 1396, ptr %v396
  br label %d
c1397:
  store i32 1397, ptr %v397
  br label %d
c1398:
  store i32 1398, ptr %v398
  br label %d
c1399:
  store i32 1399, ptr %v399
  br label %d
c1400:
  store i32 1400, ptr %v400
  br label %d
c1401:
  store i32 1401, ptr %v401
  br label %d
c1402:
  store i32 1402, ptr %v402
  br label %d
c1403:
  store i32 1403, ptr %v403
  br label %d
c1404:
  store i32 1404, ptr %v404
  br label %d
c1405:
  store i32 1405, ptr %v405
  br label %d
c1406:
  store i32 1406, ptr %v406
  br label %d
c1407:
  store i32 1407, ptr %v407
  br label %d
c1408:
  store i32 1408, ptr %v408
  br label %d
c1409:
  store i32 1409, ptr %v409
  br label %d
c1410:
  store i32 1410, ptr %v410
  br label %d
c1411:
  store i32 1411, ptr %v411
  br label %d
c1412:
  store i32 1412, ptr %v412
  br label %d
c1413:
  store i32 1413, ptr %v413
  br label %d
c1414:
  store i32 1414, ptr %v414
  br label %d
c1415:
  store i32 1415, ptr %v415
  br label %d
c1416:
  store i32 1416, ptr %v416
  br label %d
c1417:
  store i32 1417, ptr %v417
  br label %d
c1418:
  store i32 1418, ptr %v418
  br label %d
c1419:
  store i32 1419, ptr %v419
  br label %d
c1420:
  store i32 1420, ptr %v420
  br label %d
c1421:
  store i32 1421, ptr %v421
  br label %d
c1422:
  store i32 1422, ptr %v422
  br label %d
c1423:
  store i32 1423, ptr %v423
  br label %d
c1424:
  store i32 1424, ptr %v424
  br label %d
c1425:
  store i32 1425, ptr %v425
  br label %d
c1426:
  store i32 1426, ptr %v426
  br label %d
c1427:
  store i32 1427, ptr %v427
  br label %d
c1428:
  store i32 1428, ptr %v428
  br label %d
c1429:
  store i32 1429, ptr %v429
  br label %d
c1430:
  store i32 1430, ptr %v430
  br label %d
c1431:
  store i32 1431, ptr %v431
  br label %d
c1432:
  store i32 1432, ptr %v432
  br label %d
c1433:
  store i32 1433, ptr %v433
  br label %d
c1434:
  store i32 1434, ptr %v434
  br label %d
c1435:
  store i32 1435, ptr %v435
  br label %d
c1436:
  store i32 1436, ptr %v436
  br label %d
c1437:
  store i32 1437, ptr %v437
  br label %d
c1438:
  store i32 1438, ptr %v438
  br label %d
c1439:
  store i32 1439, ptr %v439
  br label %d
c1440:
  store i32 1440, ptr %v440
  br label %d
c1441:
  store i32 1441, ptr %v441
  br label %d
c1442:
  store i32 1442, ptr %v442
  br label %d
c1443:
  store i32 1443, ptr %v443
  br label %d
c1444:
  store i32 1444, ptr %v444
  br label %d
c1445:
  store i32 1445, ptr %v445
  br label %d
c1446:
  store i32 1446, ptr %v446
  br label %d
c1447:
  store i32 1447, ptr %v447
  br label %d
c1448:
  store i32 1448, ptr %v448
  br label %d
c1449:
  store i32 1449, ptr %v449
  br label %d
c1450:
  store i32 1450, ptr %v450
  br label %d
c1451:
  store i32 1451, ptr %v451
  br label %d
c1452:
  store i32 1452, ptr %v452
  br label %d
c1453:
  store i32 1453, ptr %v453
  br label %d
c1454:
  store i32 1454, ptr %v454
  br label %d
c1455:
  store i32 1455, ptr %v455
  br label %d
c1456:
  store i32 1456, ptr %v456
  br label %d
c1457:
  store i32 1457, ptr %v457
  br label %d
c1458:
  store i32 1458, ptr %v458
  br label %d
c1459:
  store i32 1459, ptr %v459
  br label %d
c1460:
  store i32 1460, ptr %v460
  br label %d
c1461:
  store i32 1461, ptr %v461
  br label %d
c1462:
  store i32 1462, ptr %v462
  br label %d
c1463:
  store i32 1463, ptr %v463
  br label %d
c1464:
  store i32 1464, ptr %v464
  br label %d
c1465:
  store i32 1465, ptr %v465
  br label %d
c1466:
  store i32 1466, ptr %v466
  br label %d
c1467:
  store i32 1467, ptr %v467
  br label %d
c1468:
  store i32 1468, ptr %v468
  br label %d
c1469:
  store i32 1469, ptr %v469
  br label %d
c1470:
  store i32 1470, ptr %v470
  br label %d
c1471:
  store i32 1471, ptr %v471
  br label %d
c1472:
  store i32 1472, ptr %v472
  br label %d
c1473:
  store i32 1473, ptr %v473
  br label %d
c1474:
  store i32 1474, ptr %v474
  br label %d
c1475:
  store i32 1475, ptr %v475
  br label %d
c1476:
  store i32 1476, ptr %v476
  br label %d
c1477:
  store i32 1477, ptr %v477
  br label %d
c1478:
  store i32 1478, ptr %v478
  br label %d
c1479:
  store i32 1479, ptr %v479
  br label %d
c1480:
  store i32 1480, ptr %v480
  br label %d
c1481:
  store i32 1481, ptr %v481
  br label %d
c1482:
  store i32 1482, ptr %v482
  br label %d
c1483:
  store i32 1483, ptr %v483
  br label %d
c1484:
  store i32 1484, ptr %v484
  br label %d
c1485:
  store i32 1485, ptr %v485
  br label %d
c1486:
  store i32 1486, ptr %v486
  br label %d
c1487:
  store i32 1487, ptr %v487
  br label %d
c1488:
  store i32 1488, ptr %v488
  br label %d
c1489:
  store i32 1489, ptr %v489
  br label %d
c1490:
  store i32 1490, ptr %v490
  br label %d
c1491:
  store i32 1491, ptr %v491
  br label %d
c1492:
  store i32 1492, ptr %v492
  br label %d
c1493:
  store i32 1493, ptr %v493
  br label %d
c1494:
  store i32 1494, ptr %v494
  br label %d
c1495:
  store i32 1495, ptr %v495
  br label %d
c1496:
  store i32 1496, ptr %v496
  br label %d
c1497:
  store i32 1497, ptr %v497
  br label %d
c1498:
  store i32 1498, ptr %v498
  br label %d
c1499:
  store i32 1499, ptr %v499
  br label %d
c1500:
  store i32 1500, ptr %v500
  br label %d
c1501:
  store i32 1501, ptr %v501
  br label %d
c1502:
  store i32 1502, ptr %v502
  br label %d
c1503:
  store i32 1503, ptr %v503
  br label %d
c1504:
  store i32 1504, ptr %v504
  br label %d
c1505:
  store i32 1505, ptr %v505
  br label %d
c1506:
  store i32 1506, ptr %v506
  br label %d
c1507:
  store i32 1507, ptr %v507
  br label %d
c1508:
  store i32 1508, ptr %v508
  br label %d
c1509:
  store i32 1509, ptr %v509
  br label %d
c1510:
  store i32 1510, ptr %v510
  br label %d
c1511:
  store i32 1511, ptr %v511
  br label %d
c1512:
  store i32 1512, ptr %v512
  br label %d
c1513:
  store i32 1513, ptr %v513
  br label %d
c1514:
  store i32 1514, ptr %v514
  br label %d
c1515:
  store i32 1515, ptr %v515
  br label %d
c1516:
  store i32 1516, ptr %v516
  br label %d
c1517:
  store i32 1517, ptr %v517
  br label %d
c1518:
  store i32 1518, ptr %v518
  br label %d
c1519:
  store i32 1519, ptr %v519
  br label %d
c1520:
  store i32 1520, ptr %v520
  br label %d
c1521:
  store i32 1521, ptr %v521
  br label %d
c1522:
  store i32 1522, ptr %v522
  br label %d
c1523:
  store i32 1523, ptr %v523
  br label %d
c1524:
  store i32 1524, ptr %v524
  br label %d
c1525:
  store i32 1525, ptr %v525
  br label %d
c1526:
  store i32 1526, ptr %v526
  br label %d
c1527:
  store i32 1527, ptr %v527
  br label %d
c1528:
  store i32 1528, ptr %v528
  br label %d
c1529:
  store i32 1529, ptr %v529
  br label %d
c1530:
  store i32 1530, ptr %v530
  br label %d
c1531:
  store i32 1531, ptr %v531
  br label %d
c1532:
  store i32 1532, ptr %v532
  br label %d
c1533:
  store i32 1533, ptr %v533
  br label %d
c1534:
  store i32 1534, ptr %v534
  br label %d
c1535:
  store i32 1535, ptr %v535
  br label %d
c1536:
  store i32 1536, ptr %v536
  br label %d
c1537:
  store i32 1537, ptr %v537
  br label %d
c1538:
  store i32 1538, ptr %v538
  br label %d
c1539:
  store i32 1539, ptr %v539
  br label %d
c1540:
  store i32 1540, ptr %v540
  br label %d
c1541:
  store i32 1541, ptr %v541
  br label %d
c1542:
  store i32 1542, ptr %v542
  br label %d
c1543:
  store i32 1543, ptr %v543
  br label %d
c1544:
  store i32 1544, ptr %v544
  br label %d
c1545:
  store i32 1545, ptr %v545
  br label %d
c1546:
  store i32 1546, ptr %v546
  br label %d
c1547:
  store i32 1547, ptr %v547
  br label %d
c1548:
  store i32 1548, ptr %v548
  br label %d
c1549:
  store i32 1549, ptr %v549
  br label %d
c1550:
  store i32 1550, ptr %v550
  br label %d
c1551:
  store i32 1551, ptr %v551
  br label %d
c1552:
  store i32 1552, ptr %v552
  br label %d
c1553:
  store i32 1553, ptr %v553
  br label %d
c1554:
  store i32 1554, ptr %v554
  br label %d
c1555:
  store i32 1555, ptr %v555
  br label %d
c1556:
  store i32 1556, ptr %v556
  br label %d
c1557:
  store i32 1557, ptr %v557
  br label %d
c1558:
  store i32 1558, ptr %v558
  br label %d
c1559:
  store i32 1559, ptr %v559
  br label %d
c1560:
  store i32 1560, ptr %v560
  br label %d
c1561:
  store i32 1561, ptr %v561
  br label %d
c1562:
  store i32 1562, ptr %v562
  br label %d
c1563:
  store i32 1563, ptr %v563
  br label %d
c1564:
  store i32 1564, ptr %v564
  br label %d
c1565:
  store i32 1565, ptr %v565
  br label %d
c1566:
  store i32 1566, ptr %v566
  br label %d
c1567:
  store i32 1567, ptr %v567
  br label %d
c1568:
  store i32 1568, ptr %v568
  br label %d
c1569:
  store i32 1569, ptr %v569
  br label %d
c1570:
  store i32 1570, ptr %v570
  br label %d
c1571:
  store i32 1571, ptr %v571
  br label %d
c1572:
  store i32 1572, ptr %v572
  br label %d
c1573:
  store i32 1573, ptr %v573
  br label %d
c1574:
  store i32 1574, ptr %v574
  br label %d
c1575:
  store i32 1575, ptr %v575
  br label %d
c1576:
  store i32 1576, ptr %v576
  br label %d
c1577:
  store i32 1577, ptr %v577
  br label %d
c1578:
  store i32 1578, ptr %v578
  br label %d
c1579:
  store i32 1579, ptr %v579
  br label %d
c1580:
  store i32 1580, ptr %v580
  br label %d
c1581:
  store i32 1581, ptr %v581
  br label %d
c1582:
  store i32 1582, ptr %v582
  br label %d
c1583:
  store i32 1583, ptr %v583
  br label %d
c1584:
  store i32 1584, ptr %v584
  br label %d
c1585:
  store i32 1585, ptr %v585
  br label %d
c1586:
  store i32 1586, ptr %v586
  br label %d
c1587:
  store i32 1587, ptr %v587
  br label %d
c1588:
  store i32 1588, ptr %v588
  br label %d
c1589:
  store i32 1589, ptr %v589
  br label %d
c1590:
  store i32 1590, ptr %v590
  br label %d
c1591:
  store i32 1591, ptr %v591
  br label %d
c1592:
  store i32 1592, ptr %v592
  br label %d
c1593:
  store i32 1593, ptr %v593
  br label %d
c1594:
  store i32 1594, ptr %v594
  br label %d
c1595:
  store i32 1595, ptr %v595
  br label %d
c1596:
  store i32 1596, ptr %v596
  br label %d
c1597:
  store i32 1597, ptr %v597
  br label %d
c1598:
  store i32 1598, ptr %v598
  br label %d
c1599:
  store i32 1599, ptr %v599
  br label %d
c1600:
  store i32 1600, ptr %v600
  br label %d
c1601:
  store i32 1601, ptr %v601
  br label %d
c1602:
  store i32 1602, ptr %v602
  br label %d
c1603:
  store i32 1603, ptr %v603
  br label %d
c1604:
  store i32 1604, ptr %v604
  br label %d
c1605:
  store i32 1605, ptr %v605
  br label %d
c1606:
  store i32 1606, ptr %v606
  br label %d
c1607:
  store i32 1607, ptr %v607
  br label %d
c1608:
  store i32 1608, ptr %v608
  br label %d
c1609:
  store i32 1609, ptr %v609
  br label %d
c1610:
  store i32 1610, ptr %v610
  br label %d
c1611:
  store i32 1611, ptr %v611
  br label %d
c1612:
  store i32 1612, ptr %v612
  br label %d
c1613:
  store i32 1613, ptr %v613
  br label %d
c1614:
  store i32 1614, ptr %v614
  br label %d
c1615:
  store i32 1615, ptr %v615
  br label %d
c1616:
  store i32 1616, ptr %v616
  br label %d
c1617:
  store i32 1617, ptr %v617
  br label %d
c1618:
  store i32 1618, ptr %v618
  br label %d
c1619:
  store i32 1619, ptr %v619
  br label %d
c1620:
  store i32 1620, ptr %v620
  br label %d
c1621:
  store i32 1621, ptr %v621
  br label %d
c1622:
  store i32 1622, ptr %v622
  br label %d
c1623:
  store i32 1623, ptr %v623
  br label %d
c1624:
  store i32 1624, ptr %v624
  br label %d
c1625:
  store i32 1625, ptr %v625
  br label %d
c1626:
  store i32 1626, ptr %v626
  br label %d
c1627:
  store i32 1627, ptr %v627
  br label %d
c1628:
  store i32 1628, ptr %v628
  br label %d
c1629:
  store i32 1629, ptr %v629
  br label %d
c1630:
  store i32 1630, ptr %v630
  br label %d
c1631:
  store i32 1631, ptr %v631
  br label %d
c1632:
  store i32 1632, ptr %v632
  br label %d
c1633:
  store i32 1633, ptr %v633
  br label %d
c1634:
  store i32 1634, ptr %v634
  br label %d
c1635:
  store i32 1635, ptr %v635
  br label %d
c1636:
  store i32 1636, ptr %v636
  br label %d
c1637:
  store i32 1637, ptr %v637
  br label %d
c1638:
  store i32 1638, ptr %v638
  br label %d
c1639:
  store i32 1639, ptr %v639
  br label %d
c1640:
  store i32 1640, ptr %v640
  br label %d
c1641:
  store i32 1641, ptr %v641
  br label %d
c1642:
  store i32 1642, ptr %v642
  br label %d
c1643:
  store i32 1643, ptr %v643
  br label %d
c1644:
  store i32 1644, ptr %v644
  br label %d
c1645:
  store i32 1645, ptr %v645
  br label %d
c1646:
  store i32 1646, ptr %v646
  br label %d
c1647:
  store i32 1647, ptr %v647
  br label %d
c1648:
  store i32 1648, ptr %v648
  br label %d
c1649:
  store i32 1649, ptr %v649
  br label %d
c1650:
  store i32 1650, ptr %v650
  br label %d
c1651:
  store i32 1651, ptr %v651
  br label %d
c1652:
  store i32 1652, ptr %v652
  br label %d
c1653:
  store i32 1653, ptr %v653
  br label %d
c1654:
  store i32 1654, ptr %v654
  br label %d
c1655:
  store i32 1655, ptr %v655
  br label %d
c1656:
  store i32 1656, ptr %v656
  br label %d
c1657:
  store i32 1657, ptr %v657
  br label %d
c1658:
  store i32 1658, ptr %v658
  br label %d
c1659:
  store i32 1659, ptr %v659
  br label %d
c1660:
  store i32 1660, ptr %v660
  br label %d
c1661:
  store i32 1661, ptr %v661
  br label %d
c1662:
  store i32 1662, ptr %v662
  br label %d
c1663:
  store i32 1663, ptr %v663
  br label %d
c1664:
  store i32 1664, ptr %v664
  br label %d
c1665:
  store i32 1665, ptr %v665
  br label %d
c1666:
  store i32 1666, ptr %v666
  br label %d
c1667:
  store i32 1667, ptr %v667
  br label %d
c1668:
  store i32 1668, ptr %v668
  br label %d
c1669:
  store i32 1669, ptr %v669
  br label %d
c1670:
  store i32 1670, ptr %v670
  br label %d
c1671:
  store i32 1671, ptr %v671
  br label %d
c1672:
  store i32 1672, ptr %v672
  br label %d
c1673:
  store i32 1673, ptr %v673
  br label %d
c1674:
  store i32 1674, ptr %v674
  br label %d
c1675:
  store i32 1675, ptr %v675
  br label %d
c1676:
  store i32 1676, ptr %v676
  br label %d
c1677:
  store i32 1677, ptr %v677
  br label %d
c1678:
  store i32 1678, ptr %v678
  br label %d
c1679:
  store i32 1679, ptr %v679
  br label %d
c1680:
  store i32 1680, ptr %v680
  br label %d
c1681:
  store i32 1681, ptr %v681
  br label %d
c1682:
  store i32 1682, ptr %v682
  br label %d
c1683:
  store i32 1683, ptr %v683
  br label %d
c1684:
  store i32 1684, ptr %v684
  br label %d
c1685:
  store i32 1685, ptr %v685
  br label %d
c1686:
  store i32 1686, ptr %v686
  br label %d
c1687:
  store i32 1687, ptr %v687
  br label %d
c1688:
  store i32 1688, ptr %v688
  br label %d
c1689:
  store i32 1689, ptr %v689
  br label %d
c1690:
  store i32 1690, ptr %v690
  br label %d
c1691:
  store i32 1691, ptr %v691
  br label %d
c1692:
  store i32 1692, ptr %v692
  br label %d
c1693:
  store i32 1693, ptr %v693
  br label %d
c1694:
  store i32 1694, ptr %v694
  br label %d
c1695:
  store i32 1695, ptr %v695
  br label %d
c1696:
  store i32 1696, ptr %v696
  br label %d
c1697:
  store i32 1697, ptr %v697
  br label %d
c1698:
  store i32 1698, ptr %v698
  br label %d
c1699:
  store i32 1699, ptr %v699
  br label %d
c1700:
  store i32 1700, ptr %v700
  br label %d
c1701:
  store i32 1701, ptr %v701
  br label %d
c1702:
  store i32 1702, ptr %v702
  br label %d
c1703:
  store i32 1703, ptr %v703
  br label %d
c1704:
  store i32 1704, ptr %v704
  br label %d
c1705:
  store i32 1705, ptr %v705
  br label %d
c1706:
  store i32 1706, ptr %v706
  br label %d
c1707:
  store i32 1707, ptr %v707
  br label %d
c1708:
  store i32 1708, ptr %v708
  br label %d
c1709:
  store i32 1709, ptr %v709
  br label %d
c1710:
  store i32 1710, ptr %v710
  br label %d
c1711:
  store i32 1711, ptr %v711
  br label %d
c1712:
  store i32 1712, ptr %v712
  br label %d
c1713:
  store i32 1713, ptr %v713
  br label %d
c1714:
  store i32 1714, ptr %v714
  br label %d
c1715:
  store i32 1715, ptr %v715
  br label %d
c1716:
  store i32 1716, ptr %v716
  br label %d
c1717:
  store i32 1717, ptr %v717
  br label %d
c1718:
  store i32 1718, ptr %v718
  br label %d
c1719:
  store i32 1719, ptr %v719
  br label %d
c1720:
  store i32 1720, ptr %v720
  br label %d
c1721:
  store i32 1721, ptr %v721
  br label %d
c1722:
  store i32 1722, ptr %v722
  br label %d
c1723:
  store i32 1723, ptr %v723
  br label %d
c1724:
  store i32 1724, ptr %v724
  br label %d
c1725:
  store i32 1725, ptr %v725
  br label %d
c1726:
  store i32 1726, ptr %v726
  br label %d
c1727:
  store i32 1727, ptr %v727
  br label %d
c1728:
  store i32 1728, ptr %v728
  br label %d
c1729:
  store i32 1729, ptr %v729
  br label %d
c1730:
  store i32 1730, ptr %v730
  br label %d
c1731:
  store i32 1731, ptr %v731
  br label %d
c1732:
  store i32 1732, ptr %v732
  br label %d
c1733:
  store i32 1733, ptr %v733
  br label %d
c1734:
  store i32 1734, ptr %v734
  br label %d
c1735:
  store i32 1735, ptr %v735
  br label %d
c1736:
  store i32 1736, ptr %v736
  br label %d
c1737:
  store i32 1737, ptr %v737
  br label %d
c1738:
  store i32 1738, ptr %v738
  br label %d
c1739:
  store i32 1739, ptr %v739
  br label %d
c1740:
  store i32 1740, ptr %v740
  br label %d
c1741:
  store i32 1741, ptr %v741
  br label %d
c1742:
  store i32 1742, ptr %v742
  br label %d
c1743:
  store i32 1743, ptr %v743
  br label %d
c1744:
  store i32 1744, ptr %v744
  br label %d
c1745:
  store i32 1745, ptr %v745
  br label %d
c1746:
  store i32 1746, ptr %v746
  br label %d
c1747:
  store i32 1747, ptr %v747
  br label %d
c1748:
  store i32 1748, ptr %v748
  br label %d
c1749:
  store i32 1749, ptr %v749
  br label %d
c1750:
  store i32 1750, ptr %v750
  br label %d
c1751:
  store i32 1751, ptr %v751
  br label %d
c1752:
  store i32 1752, ptr %v752
  br label %d
c1753:
  store i32 1753, ptr %v753
  br label %d
c1754:
  store i32 1754, ptr %v754
  br label %d
c1755:
  store i32 1755, ptr %v755
  br label %d
c1756:
  store i32 1756, ptr %v756
  br label %d
c1757:
  store i32 1757, ptr %v757
  br label %d
c1758:
  store i32 1758, ptr %v758
  br label %d
c1759:
  store i32 1759, ptr %v759
  br label %d
c1760:
  store i32 1760, ptr %v760
  br label %d
c1761:
  store i32 1761, ptr %v761
  br label %d
c1762:
  store i32 1762, ptr %v762
  br label %d
c1763:
  store i32 1763, ptr %v763
  br label %d
c1764:
  store i32 1764, ptr %v764
  br label %d
c1765:
  store i32 1765, ptr %v765
  br label %d
c1766:
  store i32 1766, ptr %v766
  br label %d
c1767:
  store i32 1767, ptr %v767
  br label %d
c1768:
  store i32 1768, ptr %v768
  br label %d
c1769:
  store i32 1769, ptr %v769
  br label %d
c1770:
  store i32 1770, ptr %v770
  br label %d
c1771:
  store i32 1771, ptr %v771
  br label %d
c1772:
  store i32 1772, ptr %v772
  br label %d
c1773:
  store i32 1773, ptr %v773
  br label %d
c1774:
  store i32 1774, ptr %v774
  br label %d
c1775:
  store i32 1775, ptr %v775
  br label %d
c1776:
  store i32 1776, ptr %v776
  br label %d
c1777:
  store i32 1777, ptr %v777
  br label %d
c1778:
  store i32 1778, ptr %v778
  br label %d
c1779:
  store i32 1779, ptr %v779
  br label %d
c1780:
  store i32 1780, ptr %v780
  br label %d
c1781:
  store i32 1781, ptr %v781
  br label %d
c1782:
  store i32 1782, ptr %v782
  br label %d
c1783:
  store i32 1783, ptr %v783
  br label %d
c1784:
  store i32 1784, ptr %v784
  br label %d
c1785:
  store i32 1785, ptr %v785
  br label %d
c1786:
  store i32 1786, ptr %v786
  br label %d
c1787:
  store i32 1787, ptr %v787
  br label %d
c1788:
  store i32 1788, ptr %v788
  br label %d
c1789:
  store i32 1789, ptr %v789
  br label %d
c1790:
  store i32 1790, ptr %v790
  br label %d
c1791:
  store i32 1791, ptr %v791
  br label %d
c1792:
  store i32 1792, ptr %v792
  br label %d
c1793:
  store i32 1793, ptr %v793
  br label %d
c1794:
  store i32 1794, ptr %v794
  br label %d
c1795:
  store i32 1795, ptr %v795
  br label %d
c1796:
  store i32 1796, ptr %v796
  br label %d
c1797:
  store i32 1797, ptr %v797
  br label %d
c1798:
  store i32 1798, ptr %v798
  br label %d
c1799:
  store i32 1799, ptr %v799
  br label %d
c1800:
  store i32 1800, ptr %v800
  br label %d
c1801:
  store i32 1801, ptr %v801
  br label %d
c1802:
  store i32 1802, ptr %v802
  br label %d
c1803:
  store i32 1803, ptr %v803
  br label %d
c1804:
  store i32 1804, ptr %v804
  br label %d
c1805:
  store i32 1805, ptr %v805
  br label %d
c1806:
  store i32 1806, ptr %v806
  br label %d
c1807:
  store i32 1807, ptr %v807
  br label %d
c1808:
  store i32 1808, ptr %v808
  br label %d
c1809:
  store i32 1809, ptr %v809
  br label %d
c1810:
  store i32 1810, ptr %v810
  br label %d
c1811:
  store i32 1811, ptr %v811
  br label %d
c1812:
  store i32 1812, ptr %v812
  br label %d
c1813:
  store i32 1813, ptr %v813
  br label %d
c1814:
  store i32 1814, ptr %v814
  br label %d
c1815:
  store i32 1815, ptr %v815
  br label %d
c1816:
  store i32 1816, ptr %v816
  br label %d
c1817:
  store i32 1817, ptr %v817
  br label %d
c1818:
  store i32 1818, ptr %v818
  br label %d
c1819:
  store i32 1819, ptr %v819
  br label %d
c1820:
  store i32 1820, ptr %v820
  br label %d
c1821:
  store i32 1821, ptr %v821
  br label %d
c1822:
  store i32 1822, ptr %v822
  br label %d
c1823:
  store i32 1823, ptr %v823
  br label %d
c1824:
  store i32 1824, ptr %v824
  br label %d
c1825:
  store i32 1825, ptr %v825
  br label %d
c1826:
  store i32 1826, ptr %v826
  br label %d
c1827:
  store i32 1827, ptr %v827
  br label %d
c1828:
  store i32 1828, ptr %v828
  br label %d
c1829:
  store i32 1829, ptr %v829
  br label %d
c1830:
  store i32 1830, ptr %v830
  br label %d
c1831:
  store i32 1831, ptr %v831
  br label %d
c1832:
  store i32 1832, ptr %v832
  br label %d
c1833:
  store i32 1833, ptr %v833
  br label %d
c1834:
  store i32 1834, ptr %v834
  br label %d
c1835:
  store i32 1835, ptr %v835
  br label %d
c1836:
  store i32 1836, ptr %v836
  br label %d
c1837:
  store i32 1837, ptr %v837
  br label %d
c1838:
  store i32 1838, ptr %v838
  br label %d
c1839:
  store i32 1839, ptr %v839
  br label %d
c1840:
  store i32 1840, ptr %v840
  br label %d
c1841:
  store i32 1841, ptr %v841
  br label %d
c1842:
  store i32 1842, ptr %v842
  br label %d
c1843:
  store i32 1843, ptr %v843
  br label %d
c1844:
  store i32 1844, ptr %v844
  br label %d
c1845:
  store i32 1845, ptr %v845
  br label %d
c1846:
  store i32 1846, ptr %v846
  br label %d
c1847:
  store i32 1847, ptr %v847
  br label %d
c1848:
  store i32 1848, ptr %v848
  br label %d
c1849:
  store i32 1849, ptr %v849
  br label %d
c1850:
  store i32 1850, ptr %v850
  br label %d
c1851:
  store i32 1851, ptr %v851
  br label %d
c1852:
  store i32 1852, ptr %v852
  br label %d
c1853:
  store i32 1853, ptr %v853
  br label %d
c1854:
  store i32 1854, ptr %v854
  br label %d
c1855:
  store i32 1855, ptr %v855
  br label %d
c1856:
  store i32 1856, ptr %v856
  br label %d
c1857:
  store i32 1857, ptr %v857
  br label %d
c1858:
  store i32 1858, ptr %v858
  br label %d
c1859:
  store i32 1859, ptr %v859
  br label %d
c1860:
  store i32 1860, ptr %v860
  br label %d
c1861:
  store i32 1861, ptr %v861
  br label %d
c1862:
  store i32 1862, ptr %v862
  br label %d
c1863:
  store i32 1863, ptr %v863
  br label %d
c1864:
  store i32 1864, ptr %v864
  br label %d
c1865:
  store i32 1865, ptr %v865
  br label %d
c1866:
  store i32 1866, ptr %v866
  br label %d
c1867:
  store i32 1867, ptr %v867
  br label %d
c1868:
  store i32 1868, ptr %v868
  br label %d
c1869:
  store i32 1869, ptr %v869
  br label %d
c1870:
  store i32 1870, ptr %v870
  br label %d
c1871:
  store i32 1871, ptr %v871
  br label %d
c1872:
  store i32 1872, ptr %v872
  br label %d
c1873:
  store i32 1873, ptr %v873
  br label %d
c1874:
  store i32 1874, ptr %v874
  br label %d
c1875:
  store i32 1875, ptr %v875
  br label %d
c1876:
  store i32 1876, ptr %v876
  br label %d
c1877:
  store i32 1877, ptr %v877
  br label %d
c1878:
  store i32 1878, ptr %v878
  br label %d
c1879:
  store i32 1879, ptr %v879
  br label %d
c1880:
  store i32 1880, ptr %v880
  br label %d
c1881:
  store i32 1881, ptr %v881
  br label %d
c1882:
  store i32 1882, ptr %v882
  br label %d
c1883:
  store i32 1883, ptr %v883
  br label %d
c1884:
  store i32 1884, ptr %v884
  br label %d
c1885:
  store i32 1885, ptr %v885
  br label %d
c1886:
  store i32 1886, ptr %v886
  br label %d
c1887:
  store i32 1887, ptr %v887
  br label %d
c1888:
  store i32 1888, ptr %v888
  br label %d
c1889:
  store i32 1889, ptr %v889
  br label %d
c1890:
  store i32 1890, ptr %v890
  br label %d
c1891:
  store i32 1891, ptr %v891
  br label %d
c1892:
  store i32 1892, ptr %v892
  br label %d
c1893:
  store i32 1893, ptr %v893
  br label %d
c1894:
  store i32 1894, ptr %v894
  br label %d
c1895:
  store i32 1895, ptr %v895
  br label %d
c1896:
  store i32 1896, ptr %v896
  br label %d
c1897:
  store i32 1897, ptr %v897
  br label %d
c1898:
  store i32 1898, ptr %v898
  br label %d
c1899:
  store i32 1899, ptr %v899
  br label %d
c1900:
  store i32 1900, ptr %v900
  br label %d
c1901:
  store i32 1901, ptr %v901
  br label %d
c1902:
  store i32 1902, ptr %v902
  br label %d
c1903:
  store i32 1903, ptr %v903
  br label %d
c1904:
  store i32 1904, ptr %v904
  br label %d
c1905:
  store i32 1905, ptr %v905
  br label %d
c1906:
  store i32 1906, ptr %v906
  br label %d
c1907:
  store i32 1907, ptr %v907
  br label %d
c1908:
  store i32 1908, ptr %v908
  br label %d
c1909:
  store i32 1909, ptr %v909
  br label %d
c1910:
  store i32 1910, ptr %v910
  br label %d
c1911:
  store i32 1911, ptr %v911
  br label %d
c1912:
  store i32 1912, ptr %v912
  br label %d
c1913:
  store i32 1913, ptr %v913
  br label %d
c1914:
  store i32 1914, ptr %v914
  br label %d
c1915:
  store i32 1915, ptr %v915
  br label %d
c1916:
  store i32 1916, ptr %v916
  br label %d
c1917:
  store i32 1917, ptr %v917
  br label %d
c1918:
  store i32 1918, ptr %v918
  br label %d
c1919:
  store i32 1919, ptr %v919
  br label %d
c1920:
  store i32 1920, ptr %v920
  br label %d
c1921:
  store i32 1921, ptr %v921
  br label %d
c1922:
  store i32 1922, ptr %v922
  br label %d
c1923:
  store i32 1923, ptr %v923
  br label %d
c1924:
  store i32 1924, ptr %v924
  br label %d
c1925:
  store i32 1925, ptr %v925
  br label %d
c1926:
  store i32 1926, ptr %v926
  br label %d
c1927:
  store i32 1927, ptr %v927
  br label %d
c1928:
  store i32 1928, ptr %v928
  br label %d
c1929:
  store i32 1929, ptr %v929
  br label %d
c1930:
  store i32 1930, ptr %v930
  br label %d
c1931:
  store i32 1931, ptr %v931
  br label %d
c1932:
  store i32 1932, ptr %v932
  br label %d
c1933:
  store i32 1933, ptr %v933
  br label %d
c1934:
  store i32 1934, ptr %v934
  br label %d
c1935:
  store i32 1935, ptr %v935
  br label %d
c1936:
  store i32 1936, ptr %v936
  br label %d
c1937:
  store i32 1937, ptr %v937
  br label %d
c1938:
  store i32 1938, ptr %v938
  br label %d
c1939:
  store i32 1939, ptr %v939
  br label %d
c1940:
  store i32 1940, ptr %v940
  br label %d
c1941:
  store i32 1941, ptr %v941
  br label %d
c1942:
  store i32 1942, ptr %v942
  br label %d
c1943:
  store i32 1943, ptr %v943
  br label %d
c1944:
  store i32 1944, ptr %v944
  br label %d
c1945:
  store i32 1945, ptr %v945
  br label %d
c1946:
  store i32 1946, ptr %v946
  br label %d
c1947:
  store i32 1947, ptr %v947
  br label %d
c1948:
  store i32 1948, ptr %v948
  br label %d
c1949:
  store i32 1949, ptr %v949
  br label %d
c1950:
  store i32 1950, ptr %v950
  br label %d
c1951:
  store i32 1951, ptr %v951
  br label %d
c1952:
  store i32 1952, ptr %v952
  br label %d
c1953:
  store i32 1953, ptr %v953
  br label %d
c1954:
  store i32 1954, ptr %v954
  br label %d
c1955:
  store i32 1955, ptr %v955
  br label %d
c1956:
  store i32 1956, ptr %v956
  br label %d
c1957:
  store i32 1957, ptr %v957
  br label %d
c1958:
  store i32 1958, ptr %v958
  br label %d
c1959:
  store i32 1959, ptr %v959
  br label %d
c1960:
  store i32 1960, ptr %v960
  br label %d
c1961:
  store i32 1961, ptr %v961
  br label %d
c1962:
  store i32 1962, ptr %v962
  br label %d
c1963:
  store i32 1963, ptr %v963
  br label %d
c1964:
  store i32 1964, ptr %v964
  br label %d
c1965:
  store i32 1965, ptr %v965
  br label %d
c1966:
  store i32 1966, ptr %v966
  br label %d
c1967:
  store i32 1967, ptr %v967
  br label %d
c1968:
  store i32 1968, ptr %v968
  br label %d
c1969:
  store i32 1969, ptr %v969
  br label %d
c1970:
  store i32 1970, ptr %v970
  br label %d
c1971:
  store i32 1971, ptr %v971
  br label %d
c1972:
  store i32 1972, ptr %v972
  br label %d
c1973:
  store i32 1973, ptr %v973
  br label %d
c1974:
  store i32 1974, ptr %v974
  br label %d
c1975:
  store i32 1975, ptr %v975
  br label %d
c1976:
  store i32 1976, ptr %v976
  br label %d
c1977:
  store i32 1977, ptr %v977
  br label %d
c1978:
  store i32 1978, ptr %v978
  br label %d
c1979:
  store i32 1979, ptr %v979
  br label %d
c1980:
  store i32 1980, ptr %v980
  br label %d
c1981:
  store i32 1981, ptr %v981
  br label %d
c1982:
  store i32 1982, ptr %v982
  br label %d
c1983:
  store i32 1983, ptr %v983
  br label %d
c1984:
  store i32 1984, ptr %v984
  br label %d
c1985:
  store i32 1985, ptr %v985
  br label %d
c1986:
  store i32 1986, ptr %v986
  br label %d
c1987:
  store i32 1987, ptr %v987
  br label %d
c1988:
  store i32 1988, ptr %v988
  br label %d
c1989:
  store i32 1989, ptr %v989
  br label %d
c1990:
  store i32 1990, ptr %v990
  br label %d
c1991:
  store i32 1991, ptr %v991
  br label %d
c1992:
  store i32 1992, ptr %v992
  br label %d
c1993:
  store i32 1993, ptr %v993
  br label %d
c1994:
  store i32 1994, ptr %v994
  br label %d
c1995:
  store i32 1995, ptr %v995
  br label %d
c1996:
  store i32 1996, ptr %v996
  br label %d
c1997:
  store i32 1997, ptr %v997
  br label %d
c1998:
  store i32 1998, ptr %v998
  br label %d
c1999:
  store i32 1999, ptr %v999
  br label %d
c2000:
  store i32 2000, ptr %v0
  br label %d
c2001:
  store i32 2001, ptr %v1
  br label %d
c2002:
  store i32 2002, ptr %v2
  br label %d
c2003:
  store i32 2003, ptr %v3
  br label %d
c2004:
  store i32 2004, ptr %v4
  br label %d
c2005:
  store i32 2005, ptr %v5
  br label %d
c2006:
  store i32 2006, ptr %v6
  br label %d
c2007:
  store i32 2007, ptr %v7
  br label %d
c2008:
  store i32 2008, ptr %v8
  br label %d
c2009:
  store i32 2009, ptr %v9
  br label %d
c2010:
  store i32 2010, ptr %v10
  br label %d
c2011:
  store i32 2011, ptr %v11
  br label %d
c2012:
  store i32 2012, ptr %v12
  br label %d
c2013:
  store i32 2013, ptr %v13
  br label %d
c2014:
  store i32 2014, ptr %v14
  br label %d
c2015:
  store i32 2015, ptr %v15
  br label %d
c2016:
  store i32 2016, ptr %v16
  br label %d
c2017:
  store i32 2017, ptr %v17
  br label %d
c2018:
  store i32 2018, ptr %v18
  br label %d
c2019:
  store i32 2019, ptr %v19
  br label %d
c2020:
  store i32 2020, ptr %v20
  br label %d
c2021:
  store i32 2021, ptr %v21
  br label %d
c2022:
  store i32 2022, ptr %v22
  br label %d
c2023:
  store i32 2023, ptr %v23
  br label %d
c2024:
  store i32 2024, ptr %v24
  br label %d
c2025:
  store i32 2025, ptr %v25
  br label %d
c2026:
  store i32 2026, ptr %v26
  br label %d
c2027:
  store i32 2027, ptr %v27
  br label %d
c2028:
  store i32 2028, ptr %v28
  br label %d
c2029:
  store i32 2029, ptr %v29
  br label %d
c2030:
  store i32 2030, ptr %v30
  br label %d
c2031:
  store i32 2031, ptr %v31
  br label %d
c2032:
  store i32 2032, ptr %v32
  br label %d
c2033:
  store i32 2033, ptr %v33
  br label %d
c2034:
  store i32 2034, ptr %v34
  br label %d
c2035:
  store i32 2035, ptr %v35
  br label %d
c2036:
  store i32 2036, ptr %v36
  br label %d
c2037:
  store i32 2037, ptr %v37
  br label %d
c2038:
  store i32 2038, ptr %v38
  br label %d
c2039:
  store i32 2039, ptr %v39
  br label %d
c2040:
  store i32 2040, ptr %v40
  br label %d
c2041:
  store i32 2041, ptr %v41
  br label %d
c2042:
  store i32 2042, ptr %v42
  br label %d
c2043:
  store i32 2043, ptr %v43
  br label %d
c2044:
  store i32 2044, ptr %v44
  br label %d
c2045:
  store i32 2045, ptr %v45
  br label %d
c2046:
  store i32 2046, ptr %v46
  br label %d
c2047:
  store i32 2047, ptr %v47
  br label %d
c2048:
  store i32 2048, ptr %v48
  br label %d
c2049:
  store i32 2049, ptr %v49
  br label %d
c2050:
  store i32 2050, ptr %v50
  br label %d
c2051:
  store i32 2051, ptr %v51
  br label %d
c2052:
  store i32 2052, ptr %v52
  br label %d
c2053:
  store i32 2053, ptr %v53
  br label %d
c2054:
  store i32 2054, ptr %v54
  br label %d
c2055:
  store i32 2055, ptr %v55
  br label %d
c2056:
  store i32 2056, ptr %v56
  br label %d
c2057:
  store i32 2057, ptr %v57
  br label %d
c2058:
  store i32 2058, ptr %v58
  br label %d
c2059:
  store i32 2059, ptr %v59
  br label %d
c2060:
  store i32 2060, ptr %v60
  br label %d
c2061:
  store i32 2061, ptr %v61
  br label %d
c2062:
  store i32 2062, ptr %v62
  br label %d
c2063:
  store i32 2063, ptr %v63
  br label %d
c2064:
  store i32 2064, ptr %v64
  br label %d
c2065:
  store i32 2065, ptr %v65
  br label %d
c2066:
  store i32 2066, ptr %v66
  br label %d
c2067:
  store i32 2067, ptr %v67
  br label %d
c2068:
  store i32 2068, ptr %v68
  br label %d
c2069:
  store i32 2069, ptr %v69
  br label %d
c2070:
  store i32 2070, ptr %v70
  br label %d
c2071:
  store i32 2071, ptr %v71
  br label %d
c2072:
  store i32 2072, ptr %v72
  br label %d
c2073:
  store i32 2073, ptr %v73
  br label %d
c2074:
  store i32 2074, ptr %v74
  br label %d
c2075:
  store i32 2075, ptr %v75
  br label %d
c2076:
  store i32 2076, ptr %v76
  br label %d
c2077:
  store i32 2077, ptr %v77
  br label %d
c2078:
  store i32 2078, ptr %v78
  br label %d
c2079:
  store i32 2079, ptr %v79
  br label %d
c2080:
  store i32 2080, ptr %v80
  br label %d
c2081:
  store i32 2081, ptr %v81
  br label %d
c2082:
  store i32 2082, ptr %v82
  br label %d
c2083:
  store i32 2083, ptr %v83
  br label %d
c2084:
  store i32 2084, ptr %v84
  br label %d
c2085:
  store i32 2085, ptr %v85
  br label %d
c2086:
  store i32 2086, ptr %v86
  br label %d
c2087:
  store i32 2087, ptr %v87
  br label %d
c2088:
  store i32 2088, ptr %v88
  br label %d
c2089:
  store i32 2089, ptr %v89
  br label %d
c2090:
  store i32 2090, ptr %v90
  br label %d
c2091:
  store i32 2091, ptr %v91
  br label %d
c2092:
  store i32 2092, ptr %v92
  br label %d
c2093:
  store i32 2093, ptr %v93
  br label %d
c2094:
  store i32 2094, ptr %v94
  br label %d
c2095:
  store i32 2095, ptr %v95
  br label %d
c2096:
  store i32 2096, ptr %v96
  br label %d
c2097:
  store i32 2097, ptr %v97
  br label %d
c2098:
  store i32 2098, ptr %v98
  br label %d
c2099:
  store i32 2099, ptr %v99
  br label %d
c2100:
  store i32 2100, ptr %v100
  br label %d
c2101:
  store i32 2101, ptr %v101
  br label %d
c2102:
  store i32 2102, ptr %v102
  br label %d
c2103:
  store i32 2103, ptr %v103
  br label %d
c2104:
  store i32 2104, ptr %v104
  br label %d
c2105:
  store i32 2105, ptr %v105
  br label %d
c2106:
  store i32 2106, ptr %v106
  br label %d
c2107:
  store i32 2107, ptr %v107
  br label %d
c2108:
  store i32 2108, ptr %v108
  br label %d
c2109:
  store i32 2109, ptr %v109
  br label %d
c2110:
  store i32 2110, ptr %v110
  br label %d
c2111:
  store i32 2111, ptr %v111
  br label %d
c2112:
  store i32 2112, ptr %v112
  br label %d
c2113:
  store i32 2113, ptr %v113
  br label %d
c2114:
  store i32 2114, ptr %v114
  br label %d
c2115:
  store i32 2115, ptr %v115
  br label %d
c2116:
  store i32 2116, ptr %v116
  br label %d
c2117:
  store i32 2117, ptr %v117
  br label %d
c2118:
  store i32 2118, ptr %v118
  br label %d
c2119:
  store i32 2119, ptr %v119
  br label %d
c2120:
  store i32 2120, ptr %v120
  br label %d
c2121:
  store i32 2121, ptr %v121
  br label %d
c2122:
  store i32 2122, ptr %v122
  br label %d
c2123:
  store i32 2123, ptr %v123
  br label %d
c2124:
  store i32 2124, ptr %v124
  br label %d
c2125:
  store i32 2125, ptr %v125
  br label %d
c2126:
  store i32 2126, ptr %v126
  br label %d
c2127:
  store i32 2127, ptr %v127
  br label %d
c2128:
  store i32 2128, ptr %v128
  br label %d
c2129:
  store i32 2129, ptr %v129
  br label %d
c2130:
  store i32 2130, ptr %v130
  br label %d
c2131:
  store i32 2131, ptr %v131
  br label %d
c2132:
  store i32 2132, ptr %v132
  br label %d
c2133:
  store i32 2133, ptr %v133
  br label %d
c2134:
  store i32 2134, ptr %v134
  br label %d
c2135:
  store i32 2135, ptr %v135
  br label %d
c2136:
  store i32 2136, ptr %v136
  br label %d
c2137:
  store i32 2137, ptr %v137
  br label %d
c2138:
  store i32 2138, ptr %v138
  br label %d
c2139:
  store i32 2139, ptr %v139
  br label %d
c2140:
  store i32 2140, ptr %v140
  br label %d
c2141:
  store i32 2141, ptr %v141
  br label %d
c2142:
  store i32 2142, ptr %v142
  br label %d
c2143:
  store i32 2143, ptr %v143
  br label %d
c2144:
  store i32 2144, ptr %v144
  br label %d
c2145:
  store i32 2145, ptr %v145
  br label %d
c2146:
  store i32 2146, ptr %v146
  br label %d
c2147:
  store i32 2147, ptr %v147
  br label %d
c2148:
  store i32 2148, ptr %v148
  br label %d
c2149:
  store i32 2149, ptr %v149
  br label %d
c2150:
  store i32 2150, ptr %v150
  br label %d
c2151:
  store i32 2151, ptr %v151
  br label %d
c2152:
  store i32 2152, ptr %v152
  br label %d
c2153:
  store i32 2153, ptr %v153
  br label %d
c2154:
  store i32 2154, ptr %v154
  br label %d
c2155:
  store i32 2155, ptr %v155
  br label %d
c2156:
  store i32 2156, ptr %v156
  br label %d
c2157:
  store i32 2157, ptr %v157
  br label %d
c2158:
  store i32 2158, ptr %v158
  br label %d
c2159:
  store i32 2159, ptr %v159
  br label %d
c2160:
  store i32 2160, ptr %v160
  br label %d
c2161:
  store i32 2161, ptr %v161
  br label %d
c2162:
  store i32 2162, ptr %v162
  br label %d
c2163:
  store i32 2163, ptr %v163
  br label %d
c2164:
  store i32 2164, ptr %v164
  br label %d
c2165:
  store i32 2165, ptr %v165
  br label %d
c2166:
  store i32 2166, ptr %v166
  br label %d
c2167:
  store i32 2167, ptr %v167
  br label %d
c2168:
  store i32 2168, ptr %v168
  br label %d
c2169:
  store i32 2169, ptr %v169
  br label %d
c2170:
  store i32 2170, ptr %v170
  br label %d
c2171:
  store i32 2171, ptr %v171
  br label %d
c2172:
  store i32 2172, ptr %v172
  br label %d
c2173:
  store i32 2173, ptr %v173
  br label %d
c2174:
  store i32 2174, ptr %v174
  br label %d
c2175:
  store i32 2175, ptr %v175
  br label %d
c2176:
  store i32 2176, ptr %v176
  br label %d
c2177:
  store i32 2177, ptr %v177
  br label %d
c2178:
  store i32 2178, ptr %v178
  br label %d
c2179:
  store i32 2179, ptr %v179
  br label %d
c2180:
  store i32 2180, ptr %v180
  br label %d
c2181:
  store i32 2181, ptr %v181
  br label %d
c2182:
  store i32 2182, ptr %v182
  br label %d
c2183:
  store i32 2183, ptr %v183
  br label %d
c2184:
  store i32 2184, ptr %v184
  br label %d
c2185:
  store i32 2185, ptr %v185
  br label %d
c2186:
  store i32 2186, ptr %v186
  br label %d
c2187:
  store i32 2187, ptr %v187
  br label %d
c2188:
  store i32 2188, ptr %v188
  br label %d
c2189:
  store i32 2189, ptr %v189
  br label %d
c2190:
  store i32 2190, ptr %v190
  br label %d
c2191:
  store i32 2191, ptr %v191
  br label %d
c2192:
  store i32 2192, ptr %v192
  br label %d
c2193:
  store i32 2193, ptr %v193
  br label %d
c2194:
  store i32 2194, ptr %v194
  br label %d
c2195:
  store i32 2195, ptr %v195
  br label %d
c2196:
  store i32 2196, ptr %v196
  br label %d
c2197:
  store i32 2197, ptr %v197
  br label %d
c2198:
  store i32 2198, ptr %v198
  br label %d
c2199:
  store i32 2199, ptr %v199
  br label %d
c2200:
  store i32 2200, ptr %v200
  br label %d
c2201:
  store i32 2201, ptr %v201
  br label %d
c2202:
  store i32 2202, ptr %v202
  br label %d
c2203:
  store i32 2203, ptr %v203
  br label %d
c2204:
  store i32 2204, ptr %v204
  br label %d
c2205:
  store i32 2205, ptr %v205
  br label %d
c2206:
  store i32 2206, ptr %v206
  br label %d
c2207:
  store i32 2207, ptr %v207
  br label %d
c2208:
  store i32 2208, ptr %v208
  br label %d
c2209:
  store i32 2209, ptr %v209
  br label %d
c2210:
  store i32 2210, ptr %v210
  br label %d
c2211:
  store i32 2211, ptr %v211
  br label %d
c2212:
  store i32 2212, ptr %v212
  br label %d
c2213:
  store i32 2213, ptr %v213
  br label %d
c2214:
  store i32 2214, ptr %v214
  br label %d
c2215:
  store i32 2215, ptr %v215
  br label %d
c2216:
  store i32 2216, ptr %v216
  br label %d
c2217:
  store i32 2217, ptr %v217
  br label %d
c2218:
  store i32 2218, ptr %v218
  br label %d
c2219:
  store i32 2219, ptr %v219
  br label %d
c2220:
  store i32 2220, ptr %v220
  br label %d
c2221:
  store i32 2221, ptr %v221
  br label %d
c2222:
  store i32 2222, ptr %v222
  br label %d
c2223:
  store i32 2223, ptr %v223
  br label %d
c2224:
  store i32 2224, ptr %v224
  br label %d
c2225:
  store i32 2225, ptr %v225
  br label %d
c2226:
  store i32 2226, ptr %v226
  br label %d
c2227:
  store i32 2227, ptr %v227
  br label %d
c2228:
  store i32 2228, ptr %v228
  br label %d
c2229:
  store i32 2229, ptr %v229
  br label %d
c2230:
  store i32 2230, ptr %v230
  br label %d
c2231:
  store i32 2231, ptr %v231
  br label %d
c2232:
  store i32 2232, ptr %v232
  br label %d
c2233:
  store i32 2233, ptr %v233
  br label %d
c2234:
  store i32 2234, ptr %v234
  br label %d
c2235:
  store i32 2235, ptr %v235
  br label %d
c2236:
  store i32 2236, ptr %v236
  br label %d
c2237:
  store i32 2237, ptr %v237
  br label %d
c2238:
  store i32 2238, ptr %v238
  br label %d
c2239:
  store i32 2239, ptr %v239
  br label %d
c2240:
  store i32 2240, ptr %v240
  br label %d
c2241:
  store i32 2241, ptr %v241
  br label %d
c2242:
  store i32 2242, ptr %v242
  br label %d
c2243:
  store i32 2243, ptr %v243
  br label %d
c2244:
  store i32 2244, ptr %v244
  br label %d
c2245:
  store i32 2245, ptr %v245
  br label %d
c2246:
  store i32 2246, ptr %v246
  br label %d
c2247:
  store i32 2247, ptr %v247
  br label %d
c2248:
  store i32 2248, ptr %v248
  br label %d
c2249:
  store i32 2249, ptr %v249
  br label %d
c2250:
  store i32 2250, ptr %v250
  br label %d
c2251:
  store i32 2251, ptr %v251
  br label %d
c2252:
  store i32 2252, ptr %v252
  br label %d
c2253:
  store i32 2253, ptr %v253
  br label %d
c2254:
  store i32 2254, ptr %v254
  br label %d
c2255:
  store i32 2255, ptr %v255
  br label %d
c2256:
  store i32 2256, ptr %v256
  br label %d
c2257:
  store i32 2257, ptr %v257
  br label %d
c2258:
  store i32 2258, ptr %v258
  br label %d
c2259:
  store i32 2259, ptr %v259
  br label %d
c2260:
  store i32 2260, ptr %v260
  br label %d
c2261:
  store i32 2261, ptr %v261
  br label %d
c2262:
  store i32 2262, ptr %v262
  br label %d
c2263:
  store i32 2263, ptr %v263
  br label %d
c2264:
  store i32 2264, ptr %v264
  br label %d
c2265:
  store i32 2265, ptr %v265
  br label %d
c2266:
  store i32 2266, ptr %v266
  br label %d
c2267:
  store i32 2267, ptr %v267
  br label %d
c2268:
  store i32 2268, ptr %v268
  br label %d
c2269:
  store i32 2269, ptr %v269
  br label %d
c2270:
  store i32 2270, ptr %v270
  br label %d
c2271:
  store i32 2271, ptr %v271
  br label %d
c2272:
  store i32 2272, ptr %v272
  br label %d
c2273:
  store i32 2273, ptr %v273
  br label %d
c2274:
  store i32 2274, ptr %v274
  br label %d
c2275:
  store i32 2275, ptr %v275
  br label %d
c2276:
  store i32 2276, ptr %v276
  br label %d
c2277:
  store i32 2277, ptr %v277
  br label %d
c2278:
  store i32 2278, ptr %v278
  br label %d
c2279:
  store i32 2279, ptr %v279
  br label %d
c2280:
  store i32 2280, ptr %v280
  br label %d
c2281:
  store i32 2281, ptr %v281
  br label %d
c2282:
  store i32 2282, ptr %v282
  br label %d
c2283:
  store i32 2283, ptr %v283
  br label %d
c2284:
  store i32 2284, ptr %v284
  br label %d
c2285:
  store i32 2285, ptr %v285
  br label %d
c2286:
  store i32 2286, ptr %v286
  br label %d
c2287:
  store i32 2287, ptr %v287
  br label %d
c2288:
  store i32 2288, ptr %v288
  br label %d
c2289:
  store i32 2289, ptr %v289
  br label %d
c2290:
  store i32 2290, ptr %v290
  br label %d
c2291:
  store i32 2291, ptr %v291
  br label %d
c2292:
  store i32 2292, ptr %v292
  br label %d
c2293:
  store i32 2293, ptr %v293
  br label %d
c2294:
  store i32 2294, ptr %v294
  br label %d
c2295:
  store i32 2295, ptr %v295
  br label %d
c2296:
  store i32 2296, ptr %v296
  br label %d
c2297:
  store i32 2297, ptr %v297
  br label %d
c2298:
  store i32 2298, ptr %v298
  br label %d
c2299:
  store i32 2299, ptr %v299
  br label %d
c2300:
  store i32 2300, ptr %v300
  br label %d
c2301:
  store i32 2301, ptr %v301
  br label %d
c2302:
  store i32 2302, ptr %v302
  br label %d
c2303:
  store i32 2303, ptr %v303
  br label %d
c2304:
  store i32 2304, ptr %v304
  br label %d
c2305:
  store i32 2305, ptr %v305
  br label %d
c2306:
  store i32 2306, ptr %v306
  br label %d
c2307:
  store i32 2307, ptr %v307
  br label %d
c2308:
  store i32 2308, ptr %v308
  br label %d
c2309:
  store i32 2309, ptr %v309
  br label %d
c2310:
  store i32 2310, ptr %v310
  br label %d
c2311:
  store i32 2311, ptr %v311
  br label %d
c2312:
  store i32 2312, ptr %v312
  br label %d
c2313:
  store i32 2313, ptr %v313
  br label %d
c2314:
  store i32 2314, ptr %v314
  br label %d
c2315:
  store i32 2315, ptr %v315
  br label %d
c2316:
  store i32 2316, ptr %v316
  br label %d
c2317:
  store i32 2317, ptr %v317
  br label %d
c2318:
  store i32 2318, ptr %v318
  br label %d
c2319:
  store i32 2319, ptr %v319
  br label %d
c2320:
  store i32 2320, ptr %v320
  br label %d
c2321:
  store i32 2321, ptr %v321
  br label %d
c2322:
  store i32 2322, ptr %v322
  br label %d
c2323:
  store i32 2323, ptr %v323
  br label %d
c2324:
  store i32 2324, ptr %v324
  br label %d
c2325:
  store i32 2325, ptr %v325
  br label %d
c2326:
  store i32 2326, ptr %v326
  br label %d
c2327:
  store i32 2327, ptr %v327
  br label %d
c2328:
  store i32 2328, ptr %v328
  br label %d
c2329:
  store i32 2329, ptr %v329
  br label %d
c2330:
  store i32 2330, ptr %v330
  br label %d
c2331:
  store i32 2331, ptr %v331
  br label %d
c2332:
  store i32 2332, ptr %v332
  br label %d
c2333:
  store i32 2333, ptr %v333
  br label %d
c2334:
  store i32 2334, ptr %v334
  br label %d
c2335:
  store i32 2335, ptr %v335
  br label %d
c2336:
  store i32 2336, ptr %v336
  br label %d
c2337:
  store i32 2337, ptr %v337
  br label %d
c2338:
  store i32 2338, ptr %v338
  br label %d
c2339:
  store i32 2339, ptr %v339
  br label %d
c2340:
  store i32 2340, ptr %v340
  br label %d
c2341:
  store i32 2341, ptr %v341
  br label %d
c2342:
  store i32 2342, ptr %v342
  br label %d
c2343:
  store i32 2343, ptr %v343
  br label %d
c2344:
  store i32 2344, ptr %v344
  br label %d
c2345:
  store i32 2345, ptr %v345
  br label %d
c2346:
  store i32 2346, ptr %v346
  br label %d
c2347:
  store i32 2347, ptr %v347
  br label %d
c2348:
  store i32 2348, ptr %v348
  br label %d
c2349:
  store i32 2349, ptr %v349
  br label %d
c2350:
  store i32 2350, ptr %v350
  br label %d
c2351:
  store i32 2351, ptr %v351
  br label %d
c2352:
  store i32 2352, ptr %v352
  br label %d
c2353:
  store i32 2353, ptr %v353
  br label %d
c2354:
  store i32 2354, ptr %v354
  br label %d
c2355:
  store i32 2355, ptr %v355
  br label %d
c2356:
  store i32 2356, ptr %v356
  br label %d
c2357:
  store i32 2357, ptr %v357
  br label %d
c2358:
  store i32 2358, ptr %v358
  br label %d
c2359:
  store i32 2359, ptr %v359
  br label %d
c2360:
  store i32 2360, ptr %v360
  br label %d
c2361:
  store i32 2361, ptr %v361
  br label %d
c2362:
  store i32 2362, ptr %v362
  br label %d
c2363:
  store i32 2363, ptr %v363
  br label %d
c2364:
  store i32 2364, ptr %v364
  br label %d
c2365:
  store i32 2365, ptr %v365
  br label %d
c2366:
  store i32 2366, ptr %v366
  br label %d
c2367:
  store i32 2367, ptr %v367
  br label %d
c2368:
  store i32 2368, ptr %v368
  br label %d
c2369:
  store i32 2369, ptr %v369
  br label %d
c2370:
  store i32 2370, ptr %v370
  br label %d
c2371:
  store i32 2371, ptr %v371
  br label %d
c2372:
  store i32 2372, ptr %v372
  br label %d
c2373:
  store i32 2373, ptr %v373
  br label %d
c2374:
  store i32 2374, ptr %v374
  br label %d
c2375:
  store i32 2375, ptr %v375
  br label %d
c2376:
  store i32 2376, ptr %v376
  br label %d
c2377:
  store i32 2377, ptr %v377
  br label %d
c2378:
  store i32 2378, ptr %v378
  br label %d
c2379:
  store i32 2379, ptr %v379
  br label %d
c2380:
  store i32 2380, ptr %v380
  br label %d
c2381:
  store i32 2381, ptr %v381
  br label %d
c2382:
  store i32 2382, ptr %v382
  br label %d
c2383:
  store i32 2383, ptr %v383
  br label %d
c2384:
  store i32 2384, ptr %v384
  br label %d
c2385:
  store i32 2385, ptr %v385
  br label %d
c2386:
  store i32 2386, ptr %v386
  br label %d
c2387:
  store i32 2387, ptr %v387
  br label %d
c2388:
  store i32 2388, ptr %v388
  br label %d
c2389:
  store i32 2389, ptr %v389
  br label %d
c2390:
  store i32 2390, ptr %v390
  br label %d
c2391:
  store i32 2391, ptr %v391
  br label %d
c2392:
  store i32 2392, ptr %v392
  br label %d
c2393:
  store i32 2393, ptr %v393
  br label %d
c2394:
  store i32 2394, ptr %v394
  br label %d
c2395:
  store i32 2395, ptr %v395
  br label %d
c2396:
  store i32 2396, ptr %v396
  br label %d
c2397:
  store i32 2397, ptr %v397
  br label %d
c2398:
  store i32 2398, ptr %v398
  br label %d
c2399:
  store i32 2399, ptr %v399
  br label %d
c2400:
  store i32 2400, ptr %v400
  br label %d
c2401:
  store i32 2401, ptr %v401
  br label %d
c2402:
  store i32 2402, ptr %v402
  br label %d
c2403:
  store i32 2403, ptr %v403
  br label %d
c2404:
  store i32 2404, ptr %v404
  br label %d
c2405:
  store i32 2405, ptr %v405
  br label %d
c2406:
  store i32 2406, ptr %v406
  br label %d
c2407:
  store i32 2407, ptr %v407
  br label %d
c2408:
  store i32 2408, ptr %v408
  br label %d
c2409:
  store i32 2409, ptr %v409
  br label %d
c2410:
  store i32 2410, ptr %v410
  br label %d
c2411:
  store i32 2411, ptr %v411
  br label %d
c2412:
  store i32 2412, ptr %v412
  br label %d
c2413:
  store i32 2413, ptr %v413
  br label %d
c2414:
  store i32 2414, ptr %v414
  br label %d
c2415:
  store i32 2415, ptr %v415
  br label %d
c2416:
  store i32 2416, ptr %v416
  br label %d
c2417:
  store i32 2417, ptr %v417
  br label %d
c2418:
  store i32 2418, ptr %v418
  br label %d
c2419:
  store i32 2419, ptr %v419
  br label %d
c2420:
  store i32 2420, ptr %v420
  br label %d
c2421:
  store i32 2421, ptr %v421
  br label %d
c2422:
  store i32 2422, ptr %v422
  br label %d
c2423:
  store i32 2423, ptr %v423
  br label %d
c2424:
  store i32 2424, ptr %v424
  br label %d
c2425:
  store i32 2425, ptr %v425
  br label %d
c2426:
  store i32 2426, ptr %v426
  br label %d
c2427:
  store i32 2427, ptr %v427
  br label %d
c2428:
  store i32 2428, ptr %v428
  br label %d
c2429:
  store i32 2429, ptr %v429
  br label %d
c2430:
  store i32 2430, ptr %v430
  br label %d
c2431:
  store i32 2431, ptr %v431
  br label %d
c2432:
  store i32 2432, ptr %v432
  br label %d
c2433:
  store i32 2433, ptr %v433
  br label %d
c2434:
  store i32 2434, ptr %v434
  br label %d
c2435:
  store i32 2435, ptr %v435
  br label %d
c2436:
  store i32 2436, ptr %v436
  br label %d
c2437:
  store i32 2437, ptr %v437
  br label %d
c2438:
  store i32 2438, ptr %v438
  br label %d
c2439:
  store i32 2439, ptr %v439
  br label %d
c2440:
  store i32 2440, ptr %v440
  br label %d
c2441:
  store i32 2441, ptr %v441
  br label %d
c2442:
  store i32 2442, ptr %v442
  br label %d
c2443:
  store i32 2443, ptr %v443
  br label %d
c2444:
  store i32 2444, ptr %v444
  br label %d
c2445:
  store i32 2445, ptr %v445
  br label %d
c2446:
  store i32 2446, ptr %v446
  br label %d
c2447:
  store i32 2447, ptr %v447
  br label %d
c2448:
  store i32 2448, ptr %v448
  br label %d
c2449:
  store i32 2449, ptr %v449
  br label %d
c2450:
  store i32 2450, ptr %v450
  br label %d
c2451:
  store i32 2451, ptr %v451
  br label %d
c2452:
  store i32 2452, ptr %v452
  br label %d
c2453:
  store i32 2453, ptr %v453
  br label %d
c2454:
  store i32 2454, ptr %v454
  br label %d
c2455:
  store i32 2455, ptr %v455
  br label %d
c2456:
  store i32 2456, ptr %v456
  br label %d
c2457:
  store i32 2457, ptr %v457
  br label %d
c2458:
  store i32 2458, ptr %v458
  br label %d
c2459:
  store i32 2459, ptr %v459
  br label %d
c2460:
  store i32 2460, ptr %v460
  br label %d
c2461:
  store i32 2461, ptr %v461
  br label %d
c2462:
  store i32 2462, ptr %v462
  br label %d
c2463:
  store i32 2463, ptr %v463
  br label %d
c2464:
  store i32 2464, ptr %v464
  br label %d
c2465:
  store i32 2465, ptr %v465
  br label %d
c2466:
  store i32 2466, ptr %v466
  br label %d
c2467:
  store i32 2467, ptr %v467
  br label %d
c2468:
  store i32 2468, ptr %v468
  br label %d
c2469:
  store i32 2469, ptr %v469
  br label %d
c2470:
  store i32 2470, ptr %v470
  br label %d
c2471:
  store i32 2471, ptr %v471
  br label %d
c2472:
  store i32 2472, ptr %v472
  br label %d
c2473:
  store i32 2473, ptr %v473
  br label %d
c2474:
  store i32 2474, ptr %v474
  br label %d
c2475:
  store i32 2475, ptr %v475
  br label %d
c2476:
  store i32 2476, ptr %v476
  br label %d
c2477:
  store i32 2477, ptr %v477
  br label %d
c2478:
  store i32 2478, ptr %v478
  br label %d
c2479:
  store i32 2479, ptr %v479
  br label %d
c2480:
  store i32 2480, ptr %v480
  br label %d
c2481:
  store i32 2481, ptr %v481
  br label %d
c2482:
  store i32 2482, ptr %v482
  br label %d
c2483:
  store i32 2483, ptr %v483
  br label %d
c2484:
  store i32 2484, ptr %v484
  br label %d
c2485:
  store i32 2485, ptr %v485
  br label %d
c2486:
  store i32 2486, ptr %v486
  br label %d
c2487:
  store i32 2487, ptr %v487
  br label %d
c2488:
  store i32 2488, ptr %v488
  br label %d
c2489:
  store i32 2489, ptr %v489
  br label %d
c2490:
  store i32 2490, ptr %v490
  br label %d
c2491:
  store i32 2491, ptr %v491
  br label %d
c2492:
  store i32 2492, ptr %v492
  br label %d
c2493:
  store i32 2493, ptr %v493
  br label %d
c2494:
  store i32 2494, ptr %v494
  br label %d
c2495:
  store i32 2495, ptr %v495
  br label %d
c2496:
  store i32 2496, ptr %v496
  br label %d
c2497:
  store i32 2497, ptr %v497
  br label %d
c2498:
  store i32 2498, ptr %v498
  br label %d
c2499:
  store i32 2499, ptr %v499
  br label %d
c2500:
  store i32 2500, ptr %v500
  br label %d
c2501:
  store i32 2501, ptr %v501
  br label %d
c2502:
  store i32 2502, ptr %v502
  br label %d
c2503:
  store i32 2503, ptr %v503
  br label %d
c2504:
  store i32 2504, ptr %v504
  br label %d
c2505:
  store i32 2505, ptr %v505
  br label %d
c2506:
  store i32 2506, ptr %v506
  br label %d
c2507:
  store i32 2507, ptr %v507
  br label %d
c2508:
  store i32 2508, ptr %v508
  br label %d
c2509:
  store i32 2509, ptr %v509
  br label %d
c2510:
  store i32 2510, ptr %v510
  br label %d
c2511:
  store i32 2511, ptr %v511
  br label %d
c2512:
  store i32 2512, ptr %v512
  br label %d
c2513:
  store i32 2513, ptr %v513
  br label %d
c2514:
  store i32 2514, ptr %v514
  br label %d
c2515:
  store i32 2515, ptr %v515
  br label %d
c2516:
  store i32 2516, ptr %v516
  br label %d
c2517:
  store i32 2517, ptr %v517
  br label %d
c2518:
  store i32 2518, ptr %v518
  br label %d
c2519:
  store i32 2519, ptr %v519
  br label %d
c2520:
  store i32 2520, ptr %v520
  br label %d
c2521:
  store i32 2521, ptr %v521
  br label %d
c2522:
  store i32 2522, ptr %v522
  br label %d
c2523:
  store i32 2523, ptr %v523
  br label %d
c2524:
  store i32 2524, ptr %v524
  br label %d
c2525:
  store i32 2525, ptr %v525
  br label %d
c2526:
  store i32 2526, ptr %v526
  br label %d
c2527:
  store i32 2527, ptr %v527
  br label %d
c2528:
  store i32 2528, ptr %v528
  br label %d
c2529:
  store i32 2529, ptr %v529
  br label %d
c2530:
  store i32 2530, ptr %v530
  br label %d
c2531:
  store i32 2531, ptr %v531
  br label %d
c2532:
  store i32 2532, ptr %v532
  br label %d
c2533:
  store i32 2533, ptr %v533
  br label %d
c2534:
  store i32 2534, ptr %v534
  br label %d
c2535:
  store i32 2535, ptr %v535
  br label %d
c2536:
  store i32 2536, ptr %v536
  br label %d
c2537:
  store i32 2537, ptr %v537
  br label %d
c2538:
  store i32 2538, ptr %v538
  br label %d
c2539:
  store i32 2539, ptr %v539
  br label %d
c2540:
  store i32 2540, ptr %v540
  br label %d
c2541:
  store i32 2541, ptr %v541
  br label %d
c2542:
  store i32 2542, ptr %v542
  br label %d
c2543:
  store i32 2543, ptr %v543
  br label %d
c2544:
  store i32 2544, ptr %v544
  br label %d
c2545:
  store i32 2545, ptr %v545
  br label %d
c2546:
  store i32 2546, ptr %v546
  br label %d
c2547:
  store i32 2547, ptr %v547
  br label %d
c2548:
  store i32 2548, ptr %v548
  br label %d
c2549:
  store i32 2549, ptr %v549
  br label %d
c2550:
  store i32 2550, ptr %v550
  br label %d
c2551:
  store i32 2551, ptr %v551
  br label %d
c2552:
  store i32 2552, ptr %v552
  br label %d
c2553:
  store i32 2553, ptr %v553
  br label %d
c2554:
  store i32 2554, ptr %v554
  br label %d
c2555:
  store i32 2555, ptr %v555
  br label %d
c2556:
  store i32 2556, ptr %v556
  br label %d
c2557:
  store i32 2557, ptr %v557
  br label %d
c2558:
  store i32 2558, ptr %v558
  br label %d
c2559:
  store i32 2559, ptr %v559
  br label %d
c2560:
  store i32 2560, ptr %v560
  br label %d
c2561:
  store i32 2561, ptr %v561
  br label %d
c2562:
  store i32 2562, ptr %v562
  br label %d
c2563:
  store i32 2563, ptr %v563
  br label %d
c2564:
  store i32 2564, ptr %v564
  br label %d
c2565:
  store i32 2565, ptr %v565
  br label %d
c2566:
  store i32 2566, ptr %v566
  br label %d
c2567:
  store i32 2567, ptr %v567
  br label %d
c2568:
  store i32 2568, ptr %v568
  br label %d
c2569:
  store i32 2569, ptr %v569
  br label %d
c2570:
  store i32 2570, ptr %v570
  br label %d
c2571:
  store i32 2571, ptr %v571
  br label %d
c2572:
  store i32 2572, ptr %v572
  br label %d
c2573:
  store i32 2573, ptr %v573
  br label %d
c2574:
  store i32 2574, ptr %v574
  br label %d
c2575:
  store i32 2575, ptr %v575
  br label %d
c2576:
  store i32 2576, ptr %v576
  br label %d
c2577:
  store i32 2577, ptr %v577
  br label %d
c2578:
  store i32 2578, ptr %v578
  br label %d
c2579:
  store i32 2579, ptr %v579
  br label %d
c2580:
  store i32 2580, ptr %v580
  br label %d
c2581:
  store i32 2581, ptr %v581
  br label %d
c2582:
  store i32 2582, ptr %v582
  br label %d
c2583:
  store i32 2583, ptr %v583
  br label %d
c2584:
  store i32 2584, ptr %v584
  br label %d
c2585:
  store i32 2585, ptr %v585
  br label %d
c2586:
  store i32 2586, ptr %v586
  br label %d
c2587:
  store i32 2587, ptr %v587
  br label %d
c2588:
  store i32 2588, ptr %v588
  br label %d
c2589:
  store i32 2589, ptr %v589
  br label %d
c2590:
  store i32 2590, ptr %v590
  br label %d
c2591:
  store i32 2591, ptr %v591
  br label %d
c2592:
  store i32 2592, ptr %v592
  br label %d
c2593:
  store i32 2593, ptr %v593
  br label %d
c2594:
  store i32 2594, ptr %v594
  br label %d
c2595:
  store i32 2595, ptr %v595
  br label %d
c2596:
  store i32 2596, ptr %v596
  br label %d
c2597:
  store i32 2597, ptr %v597
  br label %d
c2598:
  store i32 2598, ptr %v598
  br label %d
c2599:
  store i32 2599, ptr %v599
  br label %d
c2600:
  store i32 2600, ptr %v600
  br label %d
c2601:
  store i32 2601, ptr %v601
  br label %d
c2602:
  store i32 2602, ptr %v602
  br label %d
c2603:
  store i32 2603, ptr %v603
  br label %d
c2604:
  store i32 2604, ptr %v604
  br label %d
c2605:
  store i32 2605, ptr %v605
  br label %d
c2606:
  store i32 2606, ptr %v606
  br label %d
c2607:
  store i32 2607, ptr %v607
  br label %d
c2608:
  store i32 2608, ptr %v608
  br label %d
c2609:
  store i32 2609, ptr %v609
  br label %d
c2610:
  store i32 2610, ptr %v610
  br label %d
c2611:
  store i32 2611, ptr %v611
  br label %d
c2612:
  store i32 2612, ptr %v612
  br label %d
c2613:
  store i32 2613, ptr %v613
  br label %d
c2614:
  store i32 2614, ptr %v614
  br label %d
c2615:
  store i32 2615, ptr %v615
  br label %d
c2616:
  store i32 2616, ptr %v616
  br label %d
c2617:
  store i32 2617, ptr %v617
  br label %d
c2618:
  store i32 2618, ptr %v618
  br label %d
c2619:
  store i32 2619, ptr %v619
  br label %d
c2620:
  store i32 2620, ptr %v620
  br label %d
c2621:
  store i32 2621, ptr %v621
  br label %d
c2622:
  store i32 2622, ptr %v622
  br label %d
c2623:
  store i32 2623, ptr %v623
  br label %d
c2624:
  store i32 2624, ptr %v624
  br label %d
c2625:
  store i32 2625, ptr %v625
  br label %d
c2626:
  store i32 2626, ptr %v626
  br label %d
c2627:
  store i32 2627, ptr %v627
  br label %d
c2628:
  store i32 2628, ptr %v628
  br label %d
c2629:
  store i32 2629, ptr %v629
  br label %d
c2630:
  store i32 2630, ptr %v630
  br label %d
c2631:
  store i32 2631, ptr %v631
  br label %d
c2632:
  store i32 2632, ptr %v632
  br label %d
c2633:
  store i32 2633, ptr %v633
  br label %d
c2634:
  store i32 2634, ptr %v634
  br label %d
c2635:
  store i32 2635, ptr %v635
  br label %d
c2636:
  store i32 2636, ptr %v636
  br label %d
c2637:
  store i32 2637, ptr %v637
  br label %d
c2638:
  store i32 2638, ptr %v638
  br label %d
c2639:
  store i32 2639, ptr %v639
  br label %d
c2640:
  store i32 2640, ptr %v640
  br label %d
c2641:
  store i32 2641, ptr %v641
  br label %d
c2642:
  store i32 2642, ptr %v642
  br label %d
c2643:
  store i32 2643, ptr %v643
  br label %d
c2644:
  store i32 2644, ptr %v644
  br label %d
c2645:
  store i32 2645, ptr %v645
  br label %d
c2646:
  store i32 2646, ptr %v646
  br label %d
c2647:
  store i32 2647, ptr %v647
  br label %d
c2648:
  store i32 2648, ptr %v648
  br label %d
c2649:
  store i32 2649, ptr %v649
  br label %d
c2650:
  store i32 2650, ptr %v650
  br label %d
c2651:
  store i32 2651, ptr %v651
  br label %d
c2652:
  store i32 2652, ptr %v652
  br label %d
c2653:
  store i32 2653, ptr %v653
  br label %d
c2654:
  store i32 2654, ptr %v654
  br label %d
c2655:
  store i32 2655, ptr %v655
  br label %d
c2656:
  store i32 2656, ptr %v656
  br label %d
c2657:
  store i32 2657, ptr %v657
  br label %d
c2658:
  store i32 2658, ptr %v658
  br label %d
c2659:
  store i32 2659, ptr %v659
  br label %d
c2660:
  store i32 2660, ptr %v660
  br label %d
c2661:
  store i32 2661, ptr %v661
  br label %d
c2662:
  store i32 2662, ptr %v662
  br label %d
c2663:
  store i32 2663, ptr %v663
  br label %d
c2664:
  store i32 2664, ptr %v664
  br label %d
c2665:
  store i32 2665, ptr %v665
  br label %d
c2666:
  store i32 2666, ptr %v666
  br label %d
c2667:
  store i32 2667, ptr %v667
  br label %d
c2668:
  store i32 2668, ptr %v668
  br label %d
c2669:
  store i32 2669, ptr %v669
  br label %d
c2670:
  store i32 2670, ptr %v670
  br label %d
c2671:
  store i32 2671, ptr %v671
  br label %d
c2672:
  store i32 2672, ptr %v672
  br label %d
c2673:
  store i32 2673, ptr %v673
  br label %d
c2674:
  store i32 2674, ptr %v674
  br label %d
c2675:
  store i32 2675, ptr %v675
  br label %d
c2676:
  store i32 2676, ptr %v676
  br label %d
c2677:
  store i32 2677, ptr %v677
  br label %d
c2678:
  store i32 2678, ptr %v678
  br label %d
c2679:
  store i32 2679, ptr %v679
  br label %d
c2680:
  store i32 2680, ptr %v680
  br label %d
c2681:
  store i32 2681, ptr %v681
  br label %d
c2682:
  store i32 2682, ptr %v682
  br label %d
c2683:
  store i32 2683, ptr %v683
  br label %d
c2684:
  store i32 2684, ptr %v684
  br label %d
c2685:
  store i32 2685, ptr %v685
  br label %d
c2686:
  store i32 2686, ptr %v686
  br label %d
c2687:
  store i32 2687, ptr %v687
  br label %d
c2688:
  store i32 2688, ptr %v688
  br label %d
c2689:
  store i32 2689, ptr %v689
  br label %d
c2690:
  store i32 2690, ptr %v690
  br label %d
c2691:
  store i32 2691, ptr %v691
  br label %d
c2692:
  store i32 2692, ptr %v692
  br label %d
c2693:
  store i32 2693, ptr %v693
  br label %d
c2694:
  store i32 2694, ptr %v694
  br label %d
c2695:
  store i32 2695, ptr %v695
  br label %d
c2696:
  store i32 2696, ptr %v696
  br label %d
c2697:
  store i32 2697, ptr %v697
  br label %d
c2698:
  store i32 2698, ptr %v698
  br label %d
c2699:
  store i32 2699, ptr %v699
  br label %d
c2700:
  store i32 2700, ptr %v700
  br label %d
c2701:
  store i32 2701, ptr %v701
  br label %d
c2702:
  store i32 2702, ptr %v702
  br label %d
c2703:
  store i32 2703, ptr %v703
  br label %d
c2704:
  store i32 2704, ptr %v704
  br label %d
c2705:
  store i32 2705, ptr %v705
  br label %d
c2706:
  store i32 2706, ptr %v706
  br label %d
c2707:
  store i32 2707, ptr %v707
  br label %d
c2708:
  store i32 2708, ptr %v708
  br label %d
c2709:
  store i32 2709, ptr %v709
  br label %d
c2710:
  store i32 2710, ptr %v710
  br label %d
c2711:
  store i32 2711, ptr %v711
  br label %d
c2712:
  store i32 2712, ptr %v712
  br label %d
c2713:
  store i32 2713, ptr %v713
  br label %d
c2714:
  store i32 2714, ptr %v714
  br label %d
c2715:
  store i32 2715, ptr %v715
  br label %d
c2716:
  store i32 2716, ptr %v716
  br label %d
c2717:
  store i32 2717, ptr %v717
  br label %d
c2718:
  store i32 2718, ptr %v718
  br label %d
c2719:
  store i32 2719, ptr %v719
  br label %d
c2720:
  store i32 2720, ptr %v720
  br label %d
c2721:
  store i32 2721, ptr %v721
  br label %d
c2722:
  store i32 2722, ptr %v722
  br label %d
c2723:
  store i32 2723, ptr %v723
  br label %d
c2724:
  store i32 2724, ptr %v724
  br label %d
c2725:
  store i32 2725, ptr %v725
  br label %d
c2726:
  store i32 2726, ptr %v726
  br label %d
c2727:
  store i32 2727, ptr %v727
  br label %d
c2728:
  store i32 2728, ptr %v728
  br label %d
c2729:
  store i32 2729, ptr %v729
  br label %d
c2730:
  store i32 2730, ptr %v730
  br label %d
c2731:
  store i32 2731, ptr %v731
  br label %d
c2732:
  store i32 2732, ptr %v732
  br label %d
c2733:
  store i32 2733, ptr %v733
  br label %d
c2734:
  store i32 2734, ptr %v734
  br label %d
c2735:
  store i32 2735, ptr %v735
  br label %d
c2736:
  store i32 2736, ptr %v736
  br label %d
c2737:
  store i32 2737, ptr %v737
  br label %d
c2738:
  store i32 2738, ptr %v738
  br label %d
c2739:
  store i32 2739, ptr %v739
  br label %d
c2740:
  store i32 2740, ptr %v740
  br label %d
c2741:
  store i32 2741, ptr %v741
  br label %d
c2742:
  store i32 2742, ptr %v742
  br label %d
c2743:
  store i32 2743, ptr %v743
  br label %d
c2744:
  store i32 2744, ptr %v744
  br label %d
c2745:
  store i32 2745, ptr %v745
  br label %d
c2746:
  store i32 2746, ptr %v746
  br label %d
c2747:
  store i32 2747, ptr %v747
  br label %d
c2748:
  store i32 2748, ptr %v748
  br label %d
c2749:
  store i32 2749, ptr %v749
  br label %d
c2750:
  store i32 2750, ptr %v750
  br label %d
c2751:
  store i32 2751, ptr %v751
  br label %d
c2752:
  store i32 2752, ptr %v752
  br label %d
c2753:
  store i32 2753, ptr %v753
  br label %d
c2754:
  store i32 2754, ptr %v754
  br label %d
c2755:
  store i32 2755, ptr %v755
  br label %d
c2756:
  store i32 2756, ptr %v756
  br label %d
c2757:
  store i32 2757, ptr %v757
  br label %d
c2758:
  store i32 2758, ptr %v758
  br label %d
c2759:
  store i32 2759, ptr %v759
  br label %d
c2760:
  store i32 2760, ptr %v760
  br label %d
c2761:
  store i32 2761, ptr %v761
  br label %d
c2762:
  store i32 2762, ptr %v762
  br label %d
c2763:
  store i32 2763, ptr %v763
  br label %d
c2764:
  store i32 2764, ptr %v764
  br label %d
c2765:
  store i32 2765, ptr %v765
  br label %d
c2766:
  store i32 2766, ptr %v766
  br label %d
c2767:
  store i32 2767, ptr %v767
  br label %d
c2768:
  store i32 2768, ptr %v768
  br label %d
c2769:
  store i32 2769, ptr %v769
  br label %d
c2770:
  store i32 2770, ptr %v770
  br label %d
c2771:
  store i32 2771, ptr %v771
  br label %d
c2772:
  store i32 2772, ptr %v772
  br label %d
c2773:
  store i32 2773, ptr %v773
  br label %d
c2774:
  store i32 2774, ptr %v774
  br label %d
c2775:
  store i32 2775, ptr %v775
  br label %d
c2776:
  store i32 2776, ptr %v776
  br label %d
c2777:
  store i32 2777, ptr %v777
  br label %d
c2778:
  store i32 2778, ptr %v778
  br label %d
c2779:
  store i32 2779, ptr %v779
  br label %d
c2780:
  store i32 2780, ptr %v780
  br label %d
c2781:
  store i32 2781, ptr %v781
  br label %d
c2782:
  store i32 2782, ptr %v782
  br label %d
c2783:
  store i32 2783, ptr %v783
  br label %d
c2784:
  store i32 2784, ptr %v784
  br label %d
c2785:
  store i32 2785, ptr %v785
  br label %d
c2786:
  store i32 2786, ptr %v786
  br label %d
c2787:
  store i32 2787, ptr %v787
  br label %d
c2788:
  store i32 2788, ptr %v788
  br label %d
c2789:
  store i32 2789, ptr %v789
  br label %d
c2790:
  store i32 2790, ptr %v790
  br label %d
c2791:
  store i32 2791, ptr %v791
  br label %d
c2792:
  store i32 2792, ptr %v792
  br label %d
c2793:
  store i32 2793, ptr %v793
  br label %d
c2794:
  store i32 2794, ptr %v794
  br label %d
c2795:
  store i32 2795, ptr %v795
  br label %d
c2796:
  store i32 2796, ptr %v796
  br label %d
c2797:
  store i32 2797, ptr %v797
  br label %d
c2798:
  store i32 2798, ptr %v798
  br label %d
c2799:
  store i32 2799, ptr %v799
  br label %d
c2800:
  store i32 2800, ptr %v800
  br label %d
c2801:
  store i32 2801, ptr %v801
  br label %d
c2802:
  store i32 2802, ptr %v802
  br label %d
c2803:
  store i32 2803, ptr %v803
  br label %d
c2804:
  store i32 2804, ptr %v804
  br label %d
c2805:
  store i32 2805, ptr %v805
  br label %d
c2806:
  store i32 2806, ptr %v806
  br label %d
c2807:
  store i32 2807, ptr %v807
  br label %d
c2808:
  store i32 2808, ptr %v808
  br label %d
c2809:
  store i32 2809, ptr %v809
  br label %d
c2810:
  store i32 2810, ptr %v810
  br label %d
c2811:
  store i32 2811, ptr %v811
  br label %d
c2812:
  store i32 2812, ptr %v812
  br label %d
c2813:
  store i32 2813, ptr %v813
  br label %d
c2814:
  store i32 2814, ptr %v814
  br label %d
c2815:
  store i32 2815, ptr %v815
  br label %d
c2816:
  store i32 2816, ptr %v816
  br label %d
c2817:
  store i32 2817, ptr %v817
  br label %d
c2818:
  store i32 2818, ptr %v818
  br label %d
c2819:
  store i32 2819, ptr %v819
  br label %d
c2820:
  store i32 2820, ptr %v820
  br label %d
c2821:
  store i32 2821, ptr %v821
  br label %d
c2822:
  store i32 2822, ptr %v822
  br label %d
c2823:
  store i32 2823, ptr %v823
  br label %d
c2824:
  store i32 2824, ptr %v824
  br label %d
c2825:
  store i32 2825, ptr %v825
  br label %d
c2826:
  store i32 2826, ptr %v826
  br label %d
c2827:
  store i32 2827, ptr %v827
  br label %d
c2828:
  store i32 2828, ptr %v828
  br label %d
c2829:
  store i32 2829, ptr %v829
  br label %d
c2830:
  store i32 2830, ptr %v830
  br label %d
c2831:
  store i32 2831, ptr %v831
  br label %d
c2832:
  store i32 2832, ptr %v832
  br label %d
c2833:
  store i32 2833, ptr %v833
  br label %d
c2834:
  store i32 2834, ptr %v834
  br label %d
c2835:
  store i32 2835, ptr %v835
  br label %d
c2836:
  store i32 2836, ptr %v836
  br label %d
c2837:
  store i32 2837, ptr %v837
  br label %d
c2838:
  store i32 2838, ptr %v838
  br label %d
c2839:
  store i32 2839, ptr %v839
  br label %d
c2840:
  store i32 2840, ptr %v840
  br label %d
c2841:
  store i32 2841, ptr %v841
  br label %d
c2842:
  store i32 2842, ptr %v842
  br label %d
c2843:
  store i32 2843, ptr %v843
  br label %d
c2844:
  store i32 2844, ptr %v844
  br label %d
c2845:
  store i32 2845, ptr %v845
  br label %d
c2846:
  store i32 2846, ptr %v846
  br label %d
c2847:
  store i32 2847, ptr %v847
  br label %d
c2848:
  store i32 2848, ptr %v848
  br label %d
c2849:
  store i32 2849, ptr %v849
  br label %d
c2850:
  store i32 2850, ptr %v850
  br label %d
c2851:
  store i32 2851, ptr %v851
  br label %d
c2852:
  store i32 2852, ptr %v852
  br label %d
c2853:
  store i32 2853, ptr %v853
  br label %d
c2854:
  store i32 2854, ptr %v854
  br label %d
c2855:
  store i32 2855, ptr %v855
  br label %d
c2856:
  store i32 2856, ptr %v856
  br label %d
c2857:
  store i32 2857, ptr %v857
  br label %d
c2858:
  store i32 2858, ptr %v858
  br label %d
c2859:
  store i32 2859, ptr %v859
  br label %d
c2860:
  store i32 2860, ptr %v860
  br label %d
c2861:
  store i32 2861, ptr %v861
  br label %d
c2862:
  store i32 2862, ptr %v862
  br label %d
c2863:
  store i32 2863, ptr %v863
  br label %d
c2864:
  store i32 2864, ptr %v864
  br label %d
c2865:
  store i32 2865, ptr %v865
  br label %d
c2866:
  store i32 2866, ptr %v866
  br label %d
c2867:
  store i32 2867, ptr %v867
  br label %d
c2868:
  store i32 2868, ptr %v868
  br label %d
c2869:
  store i32 2869, ptr %v869
  br label %d
c2870:
  store i32 2870, ptr %v870
  br label %d
c2871:
  store i32 2871, ptr %v871
  br label %d
c2872:
  store i32 2872, ptr %v872
  br label %d
c2873:
  store i32 2873, ptr %v873
  br label %d
c2874:
  store i32 2874, ptr %v874
  br label %d
c2875:
  store i32 2875, ptr %v875
  br label %d
c2876:
  store i32 2876, ptr %v876
  br label %d
c2877:
  store i32 2877, ptr %v877
  br label %d
c2878:
  store i32 2878, ptr %v878
  br label %d
c2879:
  store i32 2879, ptr %v879
  br label %d
c2880:
  store i32 2880, ptr %v880
  br label %d
c2881:
  store i32 2881, ptr %v881
  br label %d
c2882:
  store i32 2882, ptr %v882
  br label %d
c2883:
  store i32 2883, ptr %v883
  br label %d
c2884:
  store i32 2884, ptr %v884
  br label %d
c2885:
  store i32 2885, ptr %v885
  br label %d
c2886:
  store i32 2886, ptr %v886
  br label %d
c2887:
  store i32 2887, ptr %v887
  br label %d
c2888:
  store i32 2888, ptr %v888
  br label %d
c2889:
  store i32 2889, ptr %v889
  br label %d
c2890:
  store i32 2890, ptr %v890
  br label %d
c2891:
  store i32 2891, ptr %v891
  br label %d
c2892:
  store i32 2892, ptr %v892
  br label %d
c2893:
  store i32 2893, ptr %v893
  br label %d
c2894:
  store i32 2894, ptr %v894
  br label %d
c2895:
  store i32 2895, ptr %v895
  br label %d
c2896:
  store i32 2896, ptr %v896
  br label %d
c2897:
  store i32 2897, ptr %v897
  br label %d
c2898:
  store i32 2898, ptr %v898
  br label %d
c2899:
  store i32 2899, ptr %v899
  br label %d
c2900:
  store i32 2900, ptr %v900
  br label %d
c2901:
  store i32 2901, ptr %v901
  br label %d
c2902:
  store i32 2902, ptr %v902
  br label %d
c2903:
  store i32 2903, ptr %v903
  br label %d
c2904:
  store i32 2904, ptr %v904
  br label %d
c2905:
  store i32 2905, ptr %v905
  br label %d
c2906:
  store i32 2906, ptr %v906
  br label %d
c2907:
  store i32 2907, ptr %v907
  br label %d
c2908:
  store i32 2908, ptr %v908
  br label %d
c2909:
  store i32 2909, ptr %v909
  br label %d
c2910:
  store i32 2910, ptr %v910
  br label %d
c2911:
  store i32 2911, ptr %v911
  br label %d
c2912:
  store i32 2912, ptr %v912
  br label %d
c2913:
  store i32 2913, ptr %v913
  br label %d
c2914:
  store i32 2914, ptr %v914
  br label %d
c2915:
  store i32 2915, ptr %v915
  br label %d
c2916:
  store i32 2916, ptr %v916
  br label %d
c2917:
  store i32 2917, ptr %v917
  br label %d
c2918:
  store i32 2918, ptr %v918
  br label %d
c2919:
  store i32 2919, ptr %v919
  br label %d
c2920:
  store i32 2920, ptr %v920
  br label %d
c2921:
  store i32 2921, ptr %v921
  br label %d
c2922:
  store i32 2922, ptr %v922
  br label %d
c2923:
  store i32 2923, ptr %v923
  br label %d
c2924:
  store i32 2924, ptr %v924
  br label %d
c2925:
  store i32 2925, ptr %v925
  br label %d
c2926:
  store i32 2926, ptr %v926
  br label %d
c2927:
  store i32 2927, ptr %v927
  br label %d
c2928:
  store i32 2928, ptr %v928
  br label %d
c2929:
  store i32 2929, ptr %v929
  br label %d
c2930:
  store i32 2930, ptr %v930
  br label %d
c2931:
  store i32 2931, ptr %v931
  br label %d
c2932:
  store i32 2932, ptr %v932
  br label %d
c2933:
  store i32 2933, ptr %v933
  br label %d
c2934:
  store i32 2934, ptr %v934
  br label %d
c2935:
  store i32 2935, ptr %v935
  br label %d
c2936:
  store i32 2936, ptr %v936
  br label %d
c2937:
  store i32 2937, ptr %v937
  br label %d
c2938:
  store i32 2938, ptr %v938
  br label %d
c2939:
  store i32 2939, ptr %v939
  br label %d
c2940:
  store i32 2940, ptr %v940
  br label %d
c2941:
  store i32 2941, ptr %v941
  br label %d
c2942:
  store i32 2942, ptr %v942
  br label %d
c2943:
  store i32 2943, ptr %v943
  br label %d
c2944:
  store i32 2944, ptr %v944
  br label %d
c2945:
  store i32 2945, ptr %v945
  br label %d
c2946:
  store i32 2946, ptr %v946
  br label %d
c2947:
  store i32 2947, ptr %v947
  br label %d
c2948:
  store i32 2948, ptr %v948
  br label %d
c2949:
  store i32 2949, ptr %v949
  br label %d
c2950:
  store i32 2950, ptr %v950
  br label %d
c2951:
  store i32 2951, ptr %v951
  br label %d
c2952:
  store i32 2952, ptr %v952
  br label %d
c2953:
  store i32 2953, ptr %v953
  br label %d
c2954:
  store i32 2954, ptr %v954
  br label %d
c2955:
  store i32 2955, ptr %v955
  br label %d
c2956:
  store i32 2956, ptr %v956
  br label %d
c2957:
  store i32 2957, ptr %v957
  br label %d
c2958:
  store i32 2958, ptr %v958
  br label %d
c2959:
  store i32 2959, ptr %v959
  br label %d
c2960:
  store i32 2960, ptr %v960
  br label %d
c2961:
  store i32 2961, ptr %v961
  br label %d
c2962:
  store i32 2962, ptr %v962
  br label %d
c2963:
  store i32 2963, ptr %v963
  br label %d
c2964:
  store i32 2964, ptr %v964
  br label %d
c2965:
  store i32 2965, ptr %v965
  br label %d
c2966:
  store i32 2966, ptr %v966
  br label %d
c2967:
  store i32 2967, ptr %v967
  br label %d
c2968:
  store i32 2968, ptr %v968
  br label %d
c2969:
  store i32 2969, ptr %v969
  br label %d
c2970:
  store i32 2970, ptr %v970
  br label %d
c2971:
  store i32 2971, ptr %v971
  br label %d
c2972:
  store i32 2972, ptr %v972
  br label %d
c2973:
  store i32 2973, ptr %v973
  br label %d
c2974:
  store i32 2974, ptr %v974
  br label %d
c2975:
  store i32 2975, ptr %v975
  br label %d
c2976:
  store i32 2976, ptr %v976
  br label %d
c2977:
  store i32 2977, ptr %v977
  br label %d
c2978:
  store i32 2978, ptr %v978
  br label %d
c2979:
  store i32 2979, ptr %v979
  br label %d
c2980:
  store i32 2980, ptr %v980
  br label %d
c2981:
  store i32 2981, ptr %v981
  br label %d
c2982:
  store i32 2982, ptr %v982
  br label %d
c2983:
  store i32 2983, ptr %v983
  br label %d
c2984:
  store i32 2984, ptr %v984
  br label %d
c2985:
  store i32 2985, ptr %v985
  br label %d
c2986:
  store i32 2986, ptr %v986
  br label %d
c2987:
  store i32 2987, ptr %v987
  br label %d
c2988:
  store i32 2988, ptr %v988
  br label %d
c2989:
  store i32 2989, ptr %v989
  br label %d
c2990:
  store i32 2990, ptr %v990
  br label %d
c2991:
  store i32 2991, ptr %v991
  br label %d
c2992:
  store i32 2992, ptr %v992
  br label %d
c2993:
  store i32 2993, ptr %v993
  br label %d
c2994:
  store i32 2994, ptr %v994
  br label %d
c2995:
  store i32 2995, ptr %v995
  br label %d
c2996:
  store i32 2996, ptr %v996
  br label %d
c2997:
  store i32 2997, ptr %v997
  br label %d
c2998:
  store i32 2998, ptr %v998
  br label %d
c2999:
  store i32 2999, ptr %v999
  br label %d
d:
  %s0 = add i32 0, 0
  %l0 = load i32, ptr %v0
  %s1 = add i32 %s0, %l0
  %l1 = load i32, ptr %v1
  %s2 = add i32 %s1, %l1
  %l2 = load i32, ptr %v2
  %s3 = add i32 %s2, %l2
  %l3 = load i32, ptr %v3
  %s4 = add i32 %s3, %l3
  %l4 = load i32, ptr %v4
  %s5 = add i32 %s4, %l4
  %l5 = load i32, ptr %v5
  %s6 = add i32 %s5, %l5
  %l6 = load i32, ptr %v6
  %s7 = add i32 %s6, %l6
  %l7 = load i32, ptr %v7
  %s8 = add i32 %s7, %l7
  %l8 = load i32, ptr %v8
  %s9 = add i32 %s8, %l8
  %l9 = load i32, ptr %v9
  %s10 = add i32 %s9, %l9
  %l10 = load i32, ptr %v10
  %s11 = add i32 %s10, %l10
  %l11 = load i32, ptr %v11
  %s12 = add i32 %s11, %l11
  %l12 = load i32, ptr %v12
  %s13 = add i32 %s12, %l12
  %l13 = load i32, ptr %v13
  %s14 = add i32 %s13, %l13
  %l14 = load i32, ptr %v14
  %s15 = add i32 %s14, %l14
  %l15 = load i32, ptr %v15
  %s16 = add i32 %s15, %l15
  %l16 = load i32, ptr %v16
  %s17 = add i32 %s16, %l16
  %l17 = load i32, ptr %v17
  %s18 = add i32 %s17, %l17
  %l18 = load i32, ptr %v18
  %s19 = add i32 %s18, %l18
  %l19 = load i32, ptr %v19
  %s20 = add i32 %s19, %l19
  %l20 = load i32, ptr %v20
  %s21 = add i32 %s20, %l20
  %l21 = load i32, ptr %v21
  %s22 = add i32 %s21, %l21
  %l22 = load i32, ptr %v22
  %s23 = add i32 %s22, %l22
  %l23 = load i32, ptr %v23
  %s24 = add i32 %s23, %l23
  %l24 = load i32, ptr %v24
  %s25 = add i32 %s24, %l24
  %l25 = load i32, ptr %v25
  %s26 = add i32 %s25, %l25
  %l26 = load i32, ptr %v26
  %s27 = add i32 %s26, %l26
  %l27 = load i32, ptr %v27
  %s28 = add i32 %s27, %l27
  %l28 = load i32, ptr %v28
  %s29 = add i32 %s28, %l28
  %l29 = load i32, ptr %v29
  %s30 = add i32 %s29, %l29
  %l30 = load i32, ptr %v30
  %s31 = add i32 %s30, %l30
  %l31 = load i32, ptr %v31
  %s32 = add i32 %s31, %l31
  %l32 = load i32, ptr %v32
  %s33 = add i32 %s32, %l32
  %l33 = load i32, ptr %v33
  %s34 = add i32 %s33, %l33
  %l34 = load i32, ptr %v34
  %s35 = add i32 %s34, %l34
  %l35 = load i32, ptr %v35
  %s36 = add i32 %s35, %l35
  %l36 = load i32, ptr %v36
  %s37 = add i32 %s36, %l36
  %l37 = load i32, ptr %v37
  %s38 = add i32 %s37, %l37
  %l38 = load i32, ptr %v38
  %s39 = add i32 %s38, %l38
  %l39 = load i32, ptr %v39
  %s40 = add i32 %s39, %l39
  %l40 = load i32, ptr %v40
  %s41 = add i32 %s40, %l40
  %l41 = load i32, ptr %v41
  %s42 = add i32 %s41, %l41
  %l42 = load i32, ptr %v42
  %s43 = add i32 %s42, %l42
  %l43 = load i32, ptr %v43
  %s44 = add i32 %s43, %l43
  %l44 = load i32, ptr %v44
  %s45 = add i32 %s44, %l44
  %l45 = load i32, ptr %v45
  %s46 = add i32 %s45, %l45
  %l46 = load i32, ptr %v46
  %s47 = add i32 %s46, %l46
  %l47 = load i32, ptr %v47
  %s48 = add i32 %s47, %l47
  %l48 = load i32, ptr %v48
  %s49 = add i32 %s48, %l48
  %l49 = load i32, ptr %v49
  %s50 = add i32 %s49, %l49
  %l50 = load i32, ptr %v50
  %s51 = add i32 %s50, %l50
  %l51 = load i32, ptr %v51
  %s52 = add i32 %s51, %l51
  %l52 = load i32, ptr %v52
  %s53 = add i32 %s52, %l52
  %l53 = load i32, ptr %v53
  %s54 = add i32 %s53, %l53
  %l54 = load i32, ptr %v54
  %s55 = add i32 %s54, %l54
  %l55 = load i32, ptr %v55
  %s56 = add i32 %s55, %l55
  %l56 = load i32, ptr %v56
  %s57 = add i32 %s56, %l56
  %l57 = load i32, ptr %v57
  %s58 = add i32 %s57, %l57
  %l58 = load i32, ptr %v58
  %s59 = add i32 %s58, %l58
  %l59 = load i32, ptr %v59
  %s60 = add i32 %s59, %l59
  %l60 = load i32, ptr %v60
  %s61 = add i32 %s60, %l60
  %l61 = load i32, ptr %v61
  %s62 = add i32 %s61, %l61
  %l62 = load i32, ptr %v62
  %s63 = add i32 %s62, %l62
  %l63 = load i32, ptr %v63
  %s64 = add i32 %s63, %l63
  %l64 = load i32, ptr %v64
  %s65 = add i32 %s64, %l64
  %l65 = load i32, ptr %v65
  %s66 = add i32 %s65, %l65
  %l66 = load i32, ptr %v66
  %s67 = add i32 %s66, %l66
  %l67 = load i32, ptr %v67
  %s68 = add i32 %s67, %l67
  %l68 = load i32, ptr %v68
  %s69 = add i32 %s68, %l68
  %l69 = load i32, ptr %v69
  %s70 = add i32 %s69, %l69
  %l70 = load i32, ptr %v70
  %s71 = add i32 %s70, %l70
  %l71 = load i32, ptr %v71
  %s72 = add i32 %s71, %l71
  %l72 = load i32, ptr %v72
  %s73 = add i32 %s72, %l72
  %l73 = load i32, ptr %v73
  %s74 = add i32 %s73, %l73
  %l74 = load i32, ptr %v74
  %s75 = add i32 %s74, %l74
  %l75 = load i32, ptr %v75
  %s76 = add i32 %s75, %l75
  %l76 = load i32, ptr %v76
  %s77 = add i32 %s76, %l76
  %l77 = load i32, ptr %v77
  %s78 = add i32 %s77, %l77
  %l78 = load i32, ptr %v78
  %s79 = add i32 %s78, %l78
  %l79 = load i32, ptr %v79
  %s80 = add i32 %s79, %l79
  %l80 = load i32, ptr %v80
  %s81 = add i32 %s80, %l80
  %l81 = load i32, ptr %v81
  %s82 = add i32 %s81, %l81
  %l82 = load i32, ptr %v82
  %s83 = add i32 %s82, %l82
  %l83 = load i32, ptr %v83
  %s84 = add i32 %s83, %l83
  %l84 = load i32, ptr %v84
  %s85 = add i32 %s84, %l84
  %l85 = load i32, ptr %v85
  %s86 = add i32 %s85, %l85
  %l86 = load i32, ptr %v86
  %s87 = add i32 %s86, %l86
  %l87 = load i32, ptr %v87
  %s88 = add i32 %s87, %l87
  %l88 = load i32, ptr %v88
  %s89 = add i32 %s88, %l88
  %l89 = load i32, ptr %v89
  %s90 = add i32 %s89, %l89
  %l90 = load i32, ptr %v90
  %s91 = add i32 %s90, %l90
  %l91 = load i32, ptr %v91
  %s92 = add i32 %s91, %l91
  %l92 = load i32, ptr %v92
  %s93 = add i32 %s92, %l92
  %l93 = load i32, ptr %v93
  %s94 = add i32 %s93, %l93
  %l94 = load i32, ptr %v94
  %s95 = add i32 %s94, %l94
  %l95 = load i32, ptr %v95
  %s96 = add i32 %s95, %l95
  %l96 = load i32, ptr %v96
  %s97 = add i32 %s96, %l96
  %l97 = load i32, ptr %v97
  %s98 = add i32 %s97, %l97
  %l98 = load i32, ptr %v98
  %s99 = add i32 %s98, %l98
  %l99 = load i32, ptr %v99
  %s100 = add i32 %s99, %l99
  %l100 = load i32, ptr %v100
  %s101 = add i32 %s100, %l100
  %l101 = load i32, ptr %v101
  %s102 = add i32 %s101, %l101
  %l102 = load i32, ptr %v102
  %s103 = add i32 %s102, %l102
  %l103 = load i32, ptr %v103
  %s104 = add i32 %s103, %l103
  %l104 = load i32, ptr %v104
  %s105 = add i32 %s104, %l104
  %l105 = load i32, ptr %v105
  %s106 = add i32 %s105, %l105
  %l106 = load i32, ptr %v106
  %s107 = add i32 %s106, %l106
  %l107 = load i32, ptr %v107
  %s108 = add i32 %s107, %l107
  %l108 = load i32, ptr %v108
  %s109 = add i32 %s108, %l108
  %l109 = load i32, ptr %v109
  %s110 = add i32 %s109, %l109
  %l110 = load i32, ptr %v110
  %s111 = add i32 %s110, %l110
  %l111 = load i32, ptr %v111
  %s112 = add i32 %s111, %l111
  %l112 = load i32, ptr %v112
  %s113 = add i32 %s112, %l112
  %l113 = load i32, ptr %v113
  %s114 = add i32 %s113, %l113
  %l114 = load i32, ptr %v114
  %s115 = add i32 %s114, %l114
  %l115 = load i32, ptr %v115
  %s116 = add i32 %s115, %l115
  %l116 = load i32, ptr %v116
  %s117 = add i32 %s116, %l116
  %l117 = load i32, ptr %v117
  %s118 = add i32 %s117, %l117
  %l118 = load i32, ptr %v118
  %s119 = add i32 %s118, %l118
  %l119 = load i32, ptr %v119
  %s120 = add i32 %s119, %l119
  %l120 = load i32, ptr %v120
  %s121 = add i32 %s120, %l120
  %l121 = load i32, ptr %v121
  %s122 = add i32 %s121, %l121
  %l122 = load i32, ptr %v122
  %s123 = add i32 %s122, %l122
  %l123 = load i32, ptr %v123
  %s124 = add i32 %s123, %l123
  %l124 = load i32, ptr %v124
  %s125 = add i32 %s124, %l124
  %l125 = load i32, ptr %v125
  %s126 = add i32 %s125, %l125
  %l126 = load i32, ptr %v126
  %s127 = add i32 %s126, %l126
  %l127 = load i32, ptr %v127
  %s128 = add i32 %s127, %l127
  %l128 = load i32, ptr %v128
  %s129 = add i32 %s128, %l128
  %l129 = load i32, ptr %v129
  %s130 = add i32 %s129, %l129
  %l130 = load i32, ptr %v130
  %s131 = add i32 %s130, %l130
  %l131 = load i32, ptr %v131
  %s132 = add i32 %s131, %l131
  %l132 = load i32, ptr %v132
  %s133 = add i32 %s132, %l132
  %l133 = load i32, ptr %v133
  %s134 = add i32 %s133, %l133
  %l134 = load i32, ptr %v134
  %s135 = add i32 %s134, %l134
  %l135 = load i32, ptr %v135
  %s136 = add i32 %s135, %l135
  %l136 = load i32, ptr %v136
  %s137 = add i32 %s136, %l136
  %l137 = load i32, ptr %v137
  %s138 = add i32 %s137, %l137
  %l138 = load i32, ptr %v138
  %s139 = add i32 %s138, %l138
  %l139 = load i32, ptr %v139
  %s140 = add i32 %s139, %l139
  %l140 = load i32, ptr %v140
  %s141 = add i32 %s140, %l140
  %l141 = load i32, ptr %v141
  %s142 = add i32 %s141, %l141
  %l142 = load i32, ptr %v142
  %s143 = add i32 %s142, %l142
  %l143 = load i32, ptr %v143
  %s144 = add i32 %s143, %l143
  %l144 = load i32, ptr %v144
  %s145 = add i32 %s144, %l144
  %l145 = load i32, ptr %v145
  %s146 = add i32 %s145, %l145
  %l146 = load i32, ptr %v146
  %s147 = add i32 %s146, %l146
  %l147 = load i32, ptr %v147
  %s148 = add i32 %s147, %l147
  %l148 = load i32, ptr %v148
  %s149 = add i32 %s148, %l148
  %l149 = load i32, ptr %v149
  %s150 = add i32 %s149, %l149
  %l150 = load i32, ptr %v150
  %s151 = add i32 %s150, %l150
  %l151 = load i32, ptr %v151
  %s152 = add i32 %s151, %l151
  %l152 = load i32, ptr %v152
  %s153 = add i32 %s152, %l152
  %l153 = load i32, ptr %v153
  %s154 = add i32 %s153, %l153
  %l154 = load i32, ptr %v154
  %s155 = add i32 %s154, %l154
  %l155 = load i32, ptr %v155
  %s156 = add i32 %s155, %l155
  %l156 = load i32, ptr %v156
  %s157 = add i32 %s156, %l156
  %l157 = load i32, ptr %v157
  %s158 = add i32 %s157, %l157
  %l158 = load i32, ptr %v158
  %s159 = add i32 %s158, %l158
  %l159 = load i32, ptr %v159
  %s160 = add i32 %s159, %l159
  %l160 = load i32, ptr %v160
  %s161 = add i32 %s160, %l160
  %l161 = load i32, ptr %v161
  %s162 = add i32 %s161, %l161
  %l162 = load i32, ptr %v162
  %s163 = add i32 %s162, %l162
  %l163 = load i32, ptr %v163
  %s164 = add i32 %s163, %l163
  %l164 = load i32, ptr %v164
  %s165 = add i32 %s164, %l164
  %l165 = load i32, ptr %v165
  %s166 = add i32 %s165, %l165
  %l166 = load i32, ptr %v166
  %s167 = add i32 %s166, %l166
  %l167 = load i32, ptr %v167
  %s168 = add i32 %s167, %l167
  %l168 = load i32, ptr %v168
  %s169 = add i32 %s168, %l168
  %l169 = load i32, ptr %v169
  %s170 = add i32 %s169, %l169
  %l170 = load i32, ptr %v170
  %s171 = add i32 %s170, %l170
  %l171 = load i32, ptr %v171
  %s172 = add i32 %s171, %l171
  %l172 = load i32, ptr %v172
  %s173 = add i32 %s172, %l172
  %l173 = load i32, ptr %v173
  %s174 = add i32 %s173, %l173
  %l174 = load i32, ptr %v174
  %s175 = add i32 %s174, %l174
  %l175 = load i32, ptr %v175
  %s176 = add i32 %s175, %l175
  %l176 = load i32, ptr %v176
  %s177 = add i32 %s176, %l176
  %l177 = load i32, ptr %v177
  %s178 = add i32 %s177, %l177
  %l178 = load i32, ptr %v178
  %s179 = add i32 %s178, %l178
  %l179 = load i32, ptr %v179
  %s180 = add i32 %s179, %l179
  %l180 = load i32, ptr %v180
  %s181 = add i32 %s180, %l180
  %l181 = load i32, ptr %v181
  %s182 = add i32 %s181, %l181
  %l182 = load i32, ptr %v182
  %s183 = add i32 %s182, %l182
  %l183 = load i32, ptr %v183
  %s184 = add i32 %s183, %l183
  %l184 = load i32, ptr %v184
  %s185 = add i32 %s184, %l184
  %l185 = load i32, ptr %v185
  %s186 = add i32 %s185, %l185
  %l186 = load i32, ptr %v186
  %s187 = add i32 %s186, %l186
  %l187 = load i32, ptr %v187
  %s188 = add i32 %s187, %l187
  %l188 = load i32, ptr %v188
  %s189 = add i32 %s188, %l188
  %l189 = load i32, ptr %v189
  %s190 = add i32 %s189, %l189
  %l190 = load i32, ptr %v190
  %s191 = add i32 %s190, %l190
  %l191 = load i32, ptr %v191
  %s192 = add i32 %s191, %l191
  %l192 = load i32, ptr %v192
  %s193 = add i32 %s192, %l192
  %l193 = load i32, ptr %v193
  %s194 = add i32 %s193, %l193
  %l194 = load i32, ptr %v194
  %s195 = add i32 %s194, %l194
  %l195 = load i32, ptr %v195
  %s196 = add i32 %s195, %l195
  %l196 = load i32, ptr %v196
  %s197 = add i32 %s196, %l196
  %l197 = load i32, ptr %v197
  %s198 = add i32 %s197, %l197
  %l198 = load i32, ptr %v198
  %s199 = add i32 %s198, %l198
  %l199 = load i32, ptr %v199
  %s200 = add i32 %s199, %l199
  %l200 = load i32, ptr %v200
  %s201 = add i32 %s200, %l200
  %l201 = load i32, ptr %v201
  %s202 = add i32 %s201, %l201
  %l202 = load i32, ptr %v202
  %s203 = add i32 %s202, %l202
  %l203 = load i32, ptr %v203
  %s204 = add i32 %s203, %l203
  %l204 = load i32, ptr %v204
  %s205 = add i32 %s204, %l204
  %l205 = load i32, ptr %v205
  %s206 = add i32 %s205, %l205
  %l206 = load i32, ptr %v206
  %s207 = add i32 %s206, %l206
  %l207 = load i32, ptr %v207
  %s208 = add i32 %s207, %l207
  %l208 = load i32, ptr %v208
  %s209 = add i32 %s208, %l208
  %l209 = load i32, ptr %v209
  %s210 = add i32 %s209, %l209
  %l210 = load i32, ptr %v210
  %s211 = add i32 %s210, %l210
  %l211 = load i32, ptr %v211
  %s212 = add i32 %s211, %l211
  %l212 = load i32, ptr %v212
  %s213 = add i32 %s212, %l212
  %l213 = load i32, ptr %v213
  %s214 = add i32 %s213, %l213
  %l214 = load i32, ptr %v214
  %s215 = add i32 %s214, %l214
  %l215 = load i32, ptr %v215
  %s216 = add i32 %s215, %l215
  %l216 = load i32, ptr %v216
  %s217 = add i32 %s216, %l216
  %l217 = load i32, ptr %v217
  %s218 = add i32 %s217, %l217
  %l218 = load i32, ptr %v218
  %s219 = add i32 %s218, %l218
  %l219 = load i32, ptr %v219
  %s220 = add i32 %s219, %l219
  %l220 = load i32, ptr %v220
  %s221 = add i32 %s220, %l220
  %l221 = load i32, ptr %v221
  %s222 = add i32 %s221, %l221
  %l222 = load i32, ptr %v222
  %s223 = add i32 %s222, %l222
  %l223 = load i32, ptr %v223
  %s224 = add i32 %s223, %l223
  %l224 = load i32, ptr %v224
  %s225 = add i32 %s224, %l224
  %l225 = load i32, ptr %v225
  %s226 = add i32 %s225, %l225
  %l226 = load i32, ptr %v226
  %s227 = add i32 %s226, %l226
  %l227 = load i32, ptr %v227
  %s228 = add i32 %s227, %l227
  %l228 = load i32, ptr %v228
  %s229 = add i32 %s228, %l228
  %l229 = load i32, ptr %v229
  %s230 = add i32 %s229, %l229
  %l230 = load i32, ptr %v230
  %s231 = add i32 %s230, %l230
  %l231 = load i32, ptr %v231
  %s232 = add i32 %s231, %l231
  %l232 = load i32, ptr %v232
  %s233 = add i32 %s232, %l232
  %l233 = load i32, ptr %v233
  %s234 = add i32 %s233, %l233
  %l234 = load i32, ptr %v234
  %s235 = add i32 %s234, %l234
  %l235 = load i32, ptr %v235
  %s236 = add i32 %s235, %l235
  %l236 = load i32, ptr %v236
  %s237 = add i32 %s236, %l236
  %l237 = load i32, ptr %v237
  %s238 = add i32 %s237, %l237
  %l238 = load i32, ptr %v238
  %s239 = add i32 %s238, %l238
  %l239 = load i32, ptr %v239
  %s240 = add i32 %s239, %l239
  %l240 = load i32, ptr %v240
  %s241 = add i32 %s240, %l240
  %l241 = load i32, ptr %v241
  %s242 = add i32 %s241, %l241
  %l242 = load i32, ptr %v242
  %s243 = add i32 %s242, %l242
  %l243 = load i32, ptr %v243
  %s244 = add i32 %s243, %l243
  %l244 = load i32, ptr %v244
  %s245 = add i32 %s244, %l244
  %l245 = load i32, ptr %v245
  %s246 = add i32 %s245, %l245
  %l246 = load i32, ptr %v246
  %s247 = add i32 %s246, %l246
  %l247 = load i32, ptr %v247
  %s248 = add i32 %s247, %l247
  %l248 = load i32, ptr %v248
  %s249 = add i32 %s248, %l248
  %l249 = load i32, ptr %v249
  %s250 = add i32 %s249, %l249
  %l250 = load i32, ptr %v250
  %s251 = add i32 %s250, %l250
  %l251 = load i32, ptr %v251
  %s252 = add i32 %s251, %l251
  %l252 = load i32, ptr %v252
  %s253 = add i32 %s252, %l252
  %l253 = load i32, ptr %v253
  %s254 = add i32 %s253, %l253
  %l254 = load i32, ptr %v254
  %s255 = add i32 %s254, %l254
  %l255 = load i32, ptr %v255
  %s256 = add i32 %s255, %l255
  %l256 = load i32, ptr %v256
  %s257 = add i32 %s256, %l256
  %l257 = load i32, ptr %v257
  %s258 = add i32 %s257, %l257
  %l258 = load i32, ptr %v258
  %s259 = add i32 %s258, %l258
  %l259 = load i32, ptr %v259
  %s260 = add i32 %s259, %l259
  %l260 = load i32, ptr %v260
  %s261 = add i32 %s260, %l260
  %l261 = load i32, ptr %v261
  %s262 = add i32 %s261, %l261
  %l262 = load i32, ptr %v262
  %s263 = add i32 %s262, %l262
  %l263 = load i32, ptr %v263
  %s264 = add i32 %s263, %l263
  %l264 = load i32, ptr %v264
  %s265 = add i32 %s264, %l264
  %l265 = load i32, ptr %v265
  %s266 = add i32 %s265, %l265
  %l266 = load i32, ptr %v266
  %s267 = add i32 %s266, %l266
  %l267 = load i32, ptr %v267
  %s268 = add i32 %s267, %l267
  %l268 = load i32, ptr %v268
  %s269 = add i32 %s268, %l268
  %l269 = load i32, ptr %v269
  %s270 = add i32 %s269, %l269
  %l270 = load i32, ptr %v270
  %s271 = add i32 %s270, %l270
  %l271 = load i32, ptr %v271
  %s272 = add i32 %s271, %l271
  %l272 = load i32, ptr %v272
  %s273 = add i32 %s272, %l272
  %l273 = load i32, ptr %v273
  %s274 = add i32 %s273, %l273
  %l274 = load i32, ptr %v274
  %s275 = add i32 %s274, %l274
  %l275 = load i32, ptr %v275
  %s276 = add i32 %s275, %l275
  %l276 = load i32, ptr %v276
  %s277 = add i32 %s276, %l276
  %l277 = load i32, ptr %v277
  %s278 = add i32 %s277, %l277
  %l278 = load i32, ptr %v278
  %s279 = add i32 %s278, %l278
  %l279 = load i32, ptr %v279
  %s280 = add i32 %s279, %l279
  %l280 = load i32, ptr %v280
  %s281 = add i32 %s280, %l280
  %l281 = load i32, ptr %v281
  %s282 = add i32 %s281, %l281
  %l282 = load i32, ptr %v282
  %s283 = add i32 %s282, %l282
  %l283 = load i32, ptr %v283
  %s284 = add i32 %s283, %l283
  %l284 = load i32, ptr %v284
  %s285 = add i32 %s284, %l284
  %l285 = load i32, ptr %v285
  %s286 = add i32 %s285, %l285
  %l286 = load i32, ptr %v286
  %s287 = add i32 %s286, %l286
  %l287 = load i32, ptr %v287
  %s288 = add i32 %s287, %l287
  %l288 = load i32, ptr %v288
  %s289 = add i32 %s288, %l288
  %l289 = load i32, ptr %v289
  %s290 = add i32 %s289, %l289
  %l290 = load i32, ptr %v290
  %s291 = add i32 %s290, %l290
  %l291 = load i32, ptr %v291
  %s292 = add i32 %s291, %l291
  %l292 = load i32, ptr %v292
  %s293 = add i32 %s292, %l292
  %l293 = load i32, ptr %v293
  %s294 = add i32 %s293, %l293
  %l294 = load i32, ptr %v294
  %s295 = add i32 %s294, %l294
  %l295 = load i32, ptr %v295
  %s296 = add i32 %s295, %l295
  %l296 = load i32, ptr %v296
  %s297 = add i32 %s296, %l296
  %l297 = load i32, ptr %v297
  %s298 = add i32 %s297, %l297
  %l298 = load i32, ptr %v298
  %s299 = add i32 %s298, %l298
  %l299 = load i32, ptr %v299
  %s300 = add i32 %s299, %l299
  %l300 = load i32, ptr %v300
  %s301 = add i32 %s300, %l300
  %l301 = load i32, ptr %v301
  %s302 = add i32 %s301, %l301
  %l302 = load i32, ptr %v302
  %s303 = add i32 %s302, %l302
  %l303 = load i32, ptr %v303
  %s304 = add i32 %s303, %l303
  %l304 = load i32, ptr %v304
  %s305 = add i32 %s304, %l304
  %l305 = load i32, ptr %v305
  %s306 = add i32 %s305, %l305
  %l306 = load i32, ptr %v306
  %s307 = add i32 %s306, %l306
  %l307 = load i32, ptr %v307
  %s308 = add i32 %s307, %l307
  %l308 = load i32, ptr %v308
  %s309 = add i32 %s308, %l308
  %l309 = load i32, ptr %v309
  %s310 = add i32 %s309, %l309
  %l310 = load i32, ptr %v310
  %s311 = add i32 %s310, %l310
  %l311 = load i32, ptr %v311
  %s312 = add i32 %s311, %l311
  %l312 = load i32, ptr %v312
  %s313 = add i32 %s312, %l312
  %l313 = load i32, ptr %v313
  %s314 = add i32 %s313, %l313
  %l314 = load i32, ptr %v314
  %s315 = add i32 %s314, %l314
  %l315 = load i32, ptr %v315
  %s316 = add i32 %s315, %l315
  %l316 = load i32, ptr %v316
  %s317 = add i32 %s316, %l316
  %l317 = load i32, ptr %v317
  %s318 = add i32 %s317, %l317
  %l318 = load i32, ptr %v318
  %s319 = add i32 %s318, %l318
  %l319 = load i32, ptr %v319
  %s320 = add i32 %s319, %l319
  %l320 = load i32, ptr %v320
  %s321 = add i32 %s320, %l320
  %l321 = load i32, ptr %v321
  %s322 = add i32 %s321, %l321
  %l322 = load i32, ptr %v322
  %s323 = add i32 %s322, %l322
  %l323 = load i32, ptr %v323
  %s324 = add i32 %s323, %l323
  %l324 = load i32, ptr %v324
  %s325 = add i32 %s324, %l324
  %l325 = load i32, ptr %v325
  %s326 = add i32 %s325, %l325
  %l326 = load i32, ptr %v326
  %s327 = add i32 %s326, %l326
  %l327 = load i32, ptr %v327
  %s328 = add i32 %s327, %l327
  %l328 = load i32, ptr %v328
  %s329 = add i32 %s328, %l328
  %l329 = load i32, ptr %v329
  %s330 = add i32 %s329, %l329
  %l330 = load i32, ptr %v330
  %s331 = add i32 %s330, %l330
  %l331 = load i32, ptr %v331
  %s332 = add i32 %s331, %l331
  %l332 = load i32, ptr %v332
  %s333 = add i32 %s332, %l332
  %l333 = load i32, ptr %v333
  %s334 = add i32 %s333, %l333
  %l334 = load i32, ptr %v334
  %s335 = add i32 %s334, %l334
  %l335 = load i32, ptr %v335
  %s336 = add i32 %s335, %l335
  %l336 = load i32, ptr %v336
  %s337 = add i32 %s336, %l336
  %l337 = load i32, ptr %v337
  %s338 = add i32 %s337, %l337
  %l338 = load i32, ptr %v338
  %s339 = add i32 %s338, %l338
  %l339 = load i32, ptr %v339
  %s340 = add i32 %s339, %l339
  %l340 = load i32, ptr %v340
  %s341 = add i32 %s340, %l340
  %l341 = load i32, ptr %v341
  %s342 = add i32 %s341, %l341
  %l342 = load i32, ptr %v342
  %s343 = add i32 %s342, %l342
  %l343 = load i32, ptr %v343
  %s344 = add i32 %s343, %l343
  %l344 = load i32, ptr %v344
  %s345 = add i32 %s344, %l344
  %l345 = load i32, ptr %v345
  %s346 = add i32 %s345, %l345
  %l346 = load i32, ptr %v346
  %s347 = add i32 %s346, %l346
  %l347 = load i32, ptr %v347
  %s348 = add i32 %s347, %l347
  %l348 = load i32, ptr %v348
  %s349 = add i32 %s348, %l348
  %l349 = load i32, ptr %v349
  %s350 = add i32 %s349, %l349
  %l350 = load i32, ptr %v350
  %s351 = add i32 %s350, %l350
  %l351 = load i32, ptr %v351
  %s352 = add i32 %s351, %l351
  %l352 = load i32, ptr %v352
  %s353 = add i32 %s352, %l352
  %l353 = load i32, ptr %v353
  %s354 = add i32 %s353, %l353
  %l354 = load i32, ptr %v354
  %s355 = add i32 %s354, %l354
  %l355 = load i32, ptr %v355
  %s356 = add i32 %s355, %l355
  %l356 = load i32, ptr %v356
  %s357 = add i32 %s356, %l356
  %l357 = load i32, ptr %v357
  %s358 = add i32 %s357, %l357
  %l358 = load i32, ptr %v358
  %s359 = add i32 %s358, %l358
  %l359 = load i32, ptr %v359
  %s360 = add i32 %s359, %l359
  %l360 = load i32, ptr %v360
  %s361 = add i32 %s360, %l360
  %l361 = load i32, ptr %v361
  %s362 = add i32 %s361, %l361
  %l362 = load i32, ptr %v362
  %s363 = add i32 %s362, %l362
  %l363 = load i32, ptr %v363
  %s364 = add i32 %s363, %l363
  %l364 = load i32, ptr %v364
  %s365 = add i32 %s364, %l364
  %l365 = load i32, ptr %v365
  %s366 = add i32 %s365, %l365
  %l366 = load i32, ptr %v366
  %s367 = add i32 %s366, %l366
  %l367 = load i32, ptr %v367
  %s368 = add i32 %s367, %l367
  %l368 = load i32, ptr %v368
  %s369 = add i32 %s368, %l368
  %l369 = load i32, ptr %v369
  %s370 = add i32 %s369, %l369
  %l370 = load i32, ptr %v370
  %s371 = add i32 %s370, %l370
  %l371 = load i32, ptr %v371
  %s372 = add i32 %s371, %l371
  %l372 = load i32, ptr %v372
  %s373 = add i32 %s372, %l372
  %l373 = load i32, ptr %v373
  %s374 = add i32 %s373, %l373
  %l374 = load i32, ptr %v374
  %s375 = add i32 %s374, %l374
  %l375 = load i32, ptr %v375
  %s376 = add i32 %s375, %l375
  %l376 = load i32, ptr %v376
  %s377 = add i32 %s376, %l376
  %l377 = load i32, ptr %v377
  %s378 = add i32 %s377, %l377
  %l378 = load i32, ptr %v378
  %s379 = add i32 %s378, %l378
  %l379 = load i32, ptr %v379
  %s380 = add i32 %s379, %l379
  %l380 = load i32, ptr %v380
  %s381 = add i32 %s380, %l380
  %l381 = load i32, ptr %v381
  %s382 = add i32 %s381, %l381
  %l382 = load i32, ptr %v382
  %s383 = add i32 %s382, %l382
  %l383 = load i32, ptr %v383
  %s384 = add i32 %s383, %l383
  %l384 = load i32, ptr %v384
  %s385 = add i32 %s384, %l384
  %l385 = load i32, ptr %v385
  %s386 = add i32 %s385, %l385
  %l386 = load i32, ptr %v386
  %s387 = add i32 %s386, %l386
  %l387 = load i32, ptr %v387
  %s388 = add i32 %s387, %l387
  %l388 = load i32, ptr %v388
  %s389 = add i32 %s388, %l388
  %l389 = load i32, ptr %v389
  %s390 = add i32 %s389, %l389
  %l390 = load i32, ptr %v390
  %s391 = add i32 %s390, %l390
  %l391 = load i32, ptr %v391
  %s392 = add i32 %s391, %l391
  %l392 = load i32, ptr %v392
  %s393 = add i32 %s392, %l392
  %l393 = load i32, ptr %v393
  %s394 = add i32 %s393, %l393
  %l394 = load i32, ptr %v394
  %s395 = add i32 %s394, %l394
  %l395 = load i32, ptr %v395
  %s396 = add i32 %s395, %l395
  %l396 = load i32, ptr %v396
  %s397 = add i32 %s396, %l396
  %l397 = load i32, ptr %v397
  %s398 = add i32 %s397, %l397
  %l398 = load i32, ptr %v398
  %s399 = add i32 %s398, %l398
  %l399 = load i32, ptr %v399
  %s400 = add i32 %s399, %l399
  %l400 = load i32, ptr %v400
  %s401 = add i32 %s400, %l400
  %l401 = load i32, ptr %v401
  %s402 = add i32 %s401, %l401
  %l402 = load i32, ptr %v402
  %s403 = add i32 %s402, %l402
  %l403 = load i32, ptr %v403
  %s404 = add i32 %s403, %l403
  %l404 = load i32, ptr %v404
  %s405 = add i32 %s404, %l404
  %l405 = load i32, ptr %v405
  %s406 = add i32 %s405, %l405
  %l406 = load i32, ptr %v406
  %s407 = add i32 %s406, %l406
  %l407 = load i32, ptr %v407
  %s408 = add i32 %s407, %l407
  %l408 = load i32, ptr %v408
  %s409 = add i32 %s408, %l408
  %l409 = load i32, ptr %v409
  %s410 = add i32 %s409, %l409
  %l410 = load i32, ptr %v410
  %s411 = add i32 %s410, %l410
  %l411 = load i32, ptr %v411
  %s412 = add i32 %s411, %l411
  %l412 = load i32, ptr %v412
  %s413 = add i32 %s412, %l412
  %l413 = load i32, ptr %v413
  %s414 = add i32 %s413, %l413
  %l414 = load i32, ptr %v414
  %s415 = add i32 %s414, %l414
  %l415 = load i32, ptr %v415
  %s416 = add i32 %s415, %l415
  %l416 = load i32, ptr %v416
  %s417 = add i32 %s416, %l416
  %l417 = load i32, ptr %v417
  %s418 = add i32 %s417, %l417
  %l418 = load i32, ptr %v418
  %s419 = add i32 %s418, %l418
  %l419 = load i32, ptr %v419
  %s420 = add i32 %s419, %l419
  %l420 = load i32, ptr %v420
  %s421 = add i32 %s420, %l420
  %l421 = load i32, ptr %v421
  %s422 = add i32 %s421, %l421
  %l422 = load i32, ptr %v422
  %s423 = add i32 %s422, %l422
  %l423 = load i32, ptr %v423
  %s424 = add i32 %s423, %l423
  %l424 = load i32, ptr %v424
  %s425 = add i32 %s424, %l424
  %l425 = load i32, ptr %v425
  %s426 = add i32 %s425, %l425
  %l426 = load i32, ptr %v426
  %s427 = add i32 %s426, %l426
  %l427 = load i32, ptr %v427
  %s428 = add i32 %s427, %l427
  %l428 = load i32, ptr %v428
  %s429 = add i32 %s428, %l428
  %l429 = load i32, ptr %v429
  %s430 = add i32 %s429, %l429
  %l430 = load i32, ptr %v430
  %s431 = add i32 %s430, %l430
  %l431 = load i32, ptr %v431
  %s432 = add i32 %s431, %l431
  %l432 = load i32, ptr %v432
  %s433 = add i32 %s432, %l432
  %l433 = load i32, ptr %v433
  %s434 = add i32 %s433, %l433
  %l434 = load i32, ptr %v434
  %s435 = add i32 %s434, %l434
  %l435 = load i32, ptr %v435
  %s436 = add i32 %s435, %l435
  %l436 = load i32, ptr %v436
  %s437 = add i32 %s436, %l436
  %l437 = load i32, ptr %v437
  %s438 = add i32 %s437, %l437
  %l438 = load i32, ptr %v438
  %s439 = add i32 %s438, %l438
  %l439 = load i32, ptr %v439
  %s440 = add i32 %s439, %l439
  %l440 = load i32, ptr %v440
  %s441 = add i32 %s440, %l440
  %l441 = load i32, ptr %v441
  %s442 = add i32 %s441, %l441
  %l442 = load i32, ptr %v442
  %s443 = add i32 %s442, %l442
  %l443 = load i32, ptr %v443
  %s444 = add i32 %s443, %l443
  %l444 = load i32, ptr %v444
  %s445 = add i32 %s444, %l444
  %l445 = load i32, ptr %v445
  %s446 = add i32 %s445, %l445
  %l446 = load i32, ptr %v446
  %s447 = add i32 %s446, %l446
  %l447 = load i32, ptr %v447
  %s448 = add i32 %s447, %l447
  %l448 = load i32, ptr %v448
  %s449 = add i32 %s448, %l448
  %l449 = load i32, ptr %v449
  %s450 = add i32 %s449, %l449
  %l450 = load i32, ptr %v450
  %s451 = add i32 %s450, %l450
  %l451 = load i32, ptr %v451
  %s452 = add i32 %s451, %l451
  %l452 = load i32, ptr %v452
  %s453 = add i32 %s452, %l452
  %l453 = load i32, ptr %v453
  %s454 = add i32 %s453, %l453
  %l454 = load i32, ptr %v454
  %s455 = add i32 %s454, %l454
  %l455 = load i32, ptr %v455
  %s456 = add i32 %s455, %l455
  %l456 = load i32, ptr %v456
  %s457 = add i32 %s456, %l456
  %l457 = load i32, ptr %v457
  %s458 = add i32 %s457, %l457
  %l458 = load i32, ptr %v458
  %s459 = add i32 %s458, %l458
  %l459 = load i32, ptr %v459
  %s460 = add i32 %s459, %l459
  %l460 = load i32, ptr %v460
  %s461 = add i32 %s460, %l460
  %l461 = load i32, ptr %v461
  %s462 = add i32 %s461, %l461
  %l462 = load i32, ptr %v462
  %s463 = add i32 %s462, %l462
  %l463 = load i32, ptr %v463
  %s464 = add i32 %s463, %l463
  %l464 = load i32, ptr %v464
  %s465 = add i32 %s464, %l464
  %l465 = load i32, ptr %v465
  %s466 = add i32 %s465, %l465
  %l466 = load i32, ptr %v466
  %s467 = add i32 %s466, %l466
  %l467 = load i32, ptr %v467
  %s468 = add i32 %s467, %l467
  %l468 = load i32, ptr %v468
  %s469 = add i32 %s468, %l468
  %l469 = load i32, ptr %v469
  %s470 = add i32 %s469, %l469
  %l470 = load i32, ptr %v470
  %s471 = add i32 %s470, %l470
  %l471 = load i32, ptr %v471
  %s472 = add i32 %s471, %l471
  %l472 = load i32, ptr %v472
  %s473 = add i32 %s472, %l472
  %l473 = load i32, ptr %v473
  %s474 = add i32 %s473, %l473
  %l474 = load i32, ptr %v474
  %s475 = add i32 %s474, %l474
  %l475 = load i32, ptr %v475
  %s476 = add i32 %s475, %l475
  %l476 = load i32, ptr %v476
  %s477 = add i32 %s476, %l476
  %l477 = load i32, ptr %v477
  %s478 = add i32 %s477, %l477
  %l478 = load i32, ptr %v478
  %s479 = add i32 %s478, %l478
  %l479 = load i32, ptr %v479
  %s480 = add i32 %s479, %l479
  %l480 = load i32, ptr %v480
  %s481 = add i32 %s480, %l480
  %l481 = load i32, ptr %v481
  %s482 = add i32 %s481, %l481
  %l482 = load i32, ptr %v482
  %s483 = add i32 %s482, %l482
  %l483 = load i32, ptr %v483
  %s484 = add i32 %s483, %l483
  %l484 = load i32, ptr %v484
  %s485 = add i32 %s484, %l484
  %l485 = load i32, ptr %v485
  %s486 = add i32 %s485, %l485
  %l486 = load i32, ptr %v486
  %s487 = add i32 %s486, %l486
  %l487 = load i32, ptr %v487
  %s488 = add i32 %s487, %l487
  %l488 = load i32, ptr %v488
  %s489 = add i32 %s488, %l488
  %l489 = load i32, ptr %v489
  %s490 = add i32 %s489, %l489
  %l490 = load i32, ptr %v490
  %s491 = add i32 %s490, %l490
  %l491 = load i32, ptr %v491
  %s492 = add i32 %s491, %l491
  %l492 = load i32, ptr %v492
  %s493 = add i32 %s492, %l492
  %l493 = load i32, ptr %v493
  %s494 = add i32 %s493, %l493
  %l494 = load i32, ptr %v494
  %s495 = add i32 %s494, %l494
  %l495 = load i32, ptr %v495
  %s496 = add i32 %s495, %l495
  %l496 = load i32, ptr %v496
  %s497 = add i32 %s496, %l496
  %l497 = load i32, ptr %v497
  %s498 = add i32 %s497, %l497
  %l498 = load i32, ptr %v498
  %s499 = add i32 %s498, %l498
  %l499 = load i32, ptr %v499
  %s500 = add i32 %s499, %l499
  %l500 = load i32, ptr %v500
  %s501 = add i32 %s500, %l500
  %l501 = load i32, ptr %v501
  %s502 = add i32 %s501, %l501
  %l502 = load i32, ptr %v502
  %s503 = add i32 %s502, %l502
  %l503 = load i32, ptr %v503
  %s504 = add i32 %s503, %l503
  %l504 = load i32, ptr %v504
  %s505 = add i32 %s504, %l504
  %l505 = load i32, ptr %v505
  %s506 = add i32 %s505, %l505
  %l506 = load i32, ptr %v506
  %s507 = add i32 %s506, %l506
  %l507 = load i32, ptr %v507
  %s508 = add i32 %s507, %l507
  %l508 = load i32, ptr %v508
  %s509 = add i32 %s508, %l508
  %l509 = load i32, ptr %v509
  %s510 = add i32 %s509, %l509
  %l510 = load i32, ptr %v510
  %s511 = add i32 %s510, %l510
  %l511 = load i32, ptr %v511
  %s512 = add i32 %s511, %l511
  %l512 = load i32, ptr %v512
  %s513 = add i32 %s512, %l512
  %l513 = load i32, ptr %v513
  %s514 = add i32 %s513, %l513
  %l514 = load i32, ptr %v514
  %s515 = add i32 %s514, %l514
  %l515 = load i32, ptr %v515
  %s516 = add i32 %s515, %l515
  %l516 = load i32, ptr %v516
  %s517 = add i32 %s516, %l516
  %l517 = load i32, ptr %v517
  %s518 = add i32 %s517, %l517
  %l518 = load i32, ptr %v518
  %s519 = add i32 %s518, %l518
  %l519 = load i32, ptr %v519
  %s520 = add i32 %s519, %l519
  %l520 = load i32, ptr %v520
  %s521 = add i32 %s520, %l520
  %l521 = load i32, ptr %v521
  %s522 = add i32 %s521, %l521
  %l522 = load i32, ptr %v522
  %s523 = add i32 %s522, %l522
  %l523 = load i32, ptr %v523
  %s524 = add i32 %s523, %l523
  %l524 = load i32, ptr %v524
  %s525 = add i32 %s524, %l524
  %l525 = load i32, ptr %v525
  %s526 = add i32 %s525, %l525
  %l526 = load i32, ptr %v526
  %s527 = add i32 %s526, %l526
  %l527 = load i32, ptr %v527
  %s528 = add i32 %s527, %l527
  %l528 = load i32, ptr %v528
  %s529 = add i32 %s528, %l528
  %l529 = load i32, ptr %v529
  %s530 = add i32 %s529, %l529
  %l530 = load i32, ptr %v530
  %s531 = add i32 %s530, %l530
  %l531 = load i32, ptr %v531
  %s532 = add i32 %s531, %l531
  %l532 = load i32, ptr %v532
  %s533 = add i32 %s532, %l532
  %l533 = load i32, ptr %v533
  %s534 = add i32 %s533, %l533
  %l534 = load i32, ptr %v534
  %s535 = add i32 %s534, %l534
  %l535 = load i32, ptr %v535
  %s536 = add i32 %s535, %l535
  %l536 = load i32, ptr %v536
  %s537 = add i32 %s536, %l536
  %l537 = load i32, ptr %v537
  %s538 = add i32 %s537, %l537
  %l538 = load i32, ptr %v538
  %s539 = add i32 %s538, %l538
  %l539 = load i32, ptr %v539
  %s540 = add i32 %s539, %l539
  %l540 = load i32, ptr %v540
  %s541 = add i32 %s540, %l540
  %l541 = load i32, ptr %v541
  %s542 = add i32 %s541, %l541
  %l542 = load i32, ptr %v542
  %s543 = add i32 %s542, %l542
  %l543 = load i32, ptr %v543
  %s544 = add i32 %s543, %l543
  %l544 = load i32, ptr %v544
  %s545 = add i32 %s544, %l544
  %l545 = load i32, ptr %v545
  %s546 = add i32 %s545, %l545
  %l546 = load i32, ptr %v546
  %s547 = add i32 %s546, %l546
  %l547 = load i32, ptr %v547
  %s548 = add i32 %s547, %l547
  %l548 = load i32, ptr %v548
  %s549 = add i32 %s548, %l548
  %l549 = load i32, ptr %v549
  %s550 = add i32 %s549, %l549
  %l550 = load i32, ptr %v550
  %s551 = add i32 %s550, %l550
  %l551 = load i32, ptr %v551
  %s552 = add i32 %s551, %l551
  %l552 = load i32, ptr %v552
  %s553 = add i32 %s552, %l552
  %l553 = load i32, ptr %v553
  %s554 = add i32 %s553, %l553
  %l554 = load i32, ptr %v554
  %s555 = add i32 %s554, %l554
  %l555 = load i32, ptr %v555
  %s556 = add i32 %s555, %l555
  %l556 = load i32, ptr %v556
  %s557 = add i32 %s556, %l556
  %l557 = load i32, ptr %v557
  %s558 = add i32 %s557, %l557
  %l558 = load i32, ptr %v558
  %s559 = add i32 %s558, %l558
  %l559 = load i32, ptr %v559
  %s560 = add i32 %s559, %l559
  %l560 = load i32, ptr %v560
  %s561 = add i32 %s560, %l560
  %l561 = load i32, ptr %v561
  %s562 = add i32 %s561, %l561
  %l562 = load i32, ptr %v562
  %s563 = add i32 %s562, %l562
  %l563 = load i32, ptr %v563
  %s564 = add i32 %s563, %l563
  %l564 = load i32, ptr %v564
  %s565 = add i32 %s564, %l564
  %l565 = load i32, ptr %v565
  %s566 = add i32 %s565, %l565
  %l566 = load i32, ptr %v566
  %s567 = add i32 %s566, %l566
  %l567 = load i32, ptr %v567
  %s568 = add i32 %s567, %l567
  %l568 = load i32, ptr %v568
  %s569 = add i32 %s568, %l568
  %l569 = load i32, ptr %v569
  %s570 = add i32 %s569, %l569
  %l570 = load i32, ptr %v570
  %s571 = add i32 %s570, %l570
  %l571 = load i32, ptr %v571
  %s572 = add i32 %s571, %l571
  %l572 = load i32, ptr %v572
  %s573 = add i32 %s572, %l572
  %l573 = load i32, ptr %v573
  %s574 = add i32 %s573, %l573
  %l574 = load i32, ptr %v574
  %s575 = add i32 %s574, %l574
  %l575 = load i32, ptr %v575
  %s576 = add i32 %s575, %l575
  %l576 = load i32, ptr %v576
  %s577 = add i32 %s576, %l576
  %l577 = load i32, ptr %v577
  %s578 = add i32 %s577, %l577
  %l578 = load i32, ptr %v578
  %s579 = add i32 %s578, %l578
  %l579 = load i32, ptr %v579
  %s580 = add i32 %s579, %l579
  %l580 = load i32, ptr %v580
  %s581 = add i32 %s580, %l580
  %l581 = load i32, ptr %v581
  %s582 = add i32 %s581, %l581
  %l582 = load i32, ptr %v582
  %s583 = add i32 %s582, %l582
  %l583 = load i32, ptr %v583
  %s584 = add i32 %s583, %l583
  %l584 = load i32, ptr %v584
  %s585 = add i32 %s584, %l584
  %l585 = load i32, ptr %v585
  %s586 = add i32 %s585, %l585
  %l586 = load i32, ptr %v586
  %s587 = add i32 %s586, %l586
  %l587 = load i32, ptr %v587
  %s588 = add i32 %s587, %l587
  %l588 = load i32, ptr %v588
  %s589 = add i32 %s588, %l588
  %l589 = load i32, ptr %v589
  %s590 = add i32 %s589, %l589
  %l590 = load i32, ptr %v590
  %s591 = add i32 %s590, %l590
  %l591 = load i32, ptr %v591
  %s592 = add i32 %s591, %l591
  %l592 = load i32, ptr %v592
  %s593 = add i32 %s592, %l592
  %l593 = load i32, ptr %v593
  %s594 = add i32 %s593, %l593
  %l594 = load i32, ptr %v594
  %s595 = add i32 %s594, %l594
  %l595 = load i32, ptr %v595
  %s596 = add i32 %s595, %l595
  %l596 = load i32, ptr %v596
  %s597 = add i32 %s596, %l596
  %l597 = load i32, ptr %v597
  %s598 = add i32 %s597, %l597
  %l598 = load i32, ptr %v598
  %s599 = add i32 %s598, %l598
  %l599 = load i32, ptr %v599
  %s600 = add i32 %s599, %l599
  %l600 = load i32, ptr %v600
  %s601 = add i32 %s600, %l600
  %l601 = load i32, ptr %v601
  %s602 = add i32 %s601, %l601
  %l602 = load i32, ptr %v602
  %s603 = add i32 %s602, %l602
  %l603 = load i32, ptr %v603
  %s604 = add i32 %s603, %l603
  %l604 = load i32, ptr %v604
  %s605 = add i32 %s604, %l604
  %l605 = load i32, ptr %v605
  %s606 = add i32 %s605, %l605
  %l606 = load i32, ptr %v606
  %s607 = add i32 %s606, %l606
  %l607 = load i32, ptr %v607
  %s608 = add i32 %s607, %l607
  %l608 = load i32, ptr %v608
  %s609 = add i32 %s608, %l608
  %l609 = load i32, ptr %v609
  %s610 = add i32 %s609, %l609
  %l610 = load i32, ptr %v610
  %s611 = add i32 %s610, %l610
  %l611 = load i32, ptr %v611
  %s612 = add i32 %s611, %l611
  %l612 = load i32, ptr %v612
  %s613 = add i32 %s612, %l612
  %l613 = load i32, ptr %v613
  %s614 = add i32 %s613, %l613
  %l614 = load i32, ptr %v614
  %s615 = add i32 %s614, %l614
  %l615 = load i32, ptr %v615
  %s616 = add i32 %s615, %l615
  %l616 = load i32, ptr %v616
  %s617 = add i32 %s616, %l616
  %l617 = load i32, ptr %v617
  %s618 = add i32 %s617, %l617
  %l618 = load i32, ptr %v618
  %s619 = add i32 %s618, %l618
  %l619 = load i32, ptr %v619
  %s620 = add i32 %s619, %l619
  %l620 = load i32, ptr %v620
  %s621 = add i32 %s620, %l620
  %l621 = load i32, ptr %v621
  %s622 = add i32 %s621, %l621
  %l622 = load i32, ptr %v622
  %s623 = add i32 %s622, %l622
  %l623 = load i32, ptr %v623
  %s624 = add i32 %s623, %l623
  %l624 = load i32, ptr %v624
  %s625 = add i32 %s624, %l624
  %l625 = load i32, ptr %v625
  %s626 = add i32 %s625, %l625
  %l626 = load i32, ptr %v626
  %s627 = add i32 %s626, %l626
  %l627 = load i32, ptr %v627
  %s628 = add i32 %s627, %l627
  %l628 = load i32, ptr %v628
  %s629 = add i32 %s628, %l628
  %l629 = load i32, ptr %v629
  %s630 = add i32 %s629, %l629
  %l630 = load i32, ptr %v630
  %s631 = add i32 %s630, %l630
  %l631 = load i32, ptr %v631
  %s632 = add i32 %s631, %l631
  %l632 = load i32, ptr %v632
  %s633 = add i32 %s632, %l632
  %l633 = load i32, ptr %v633
  %s634 = add i32 %s633, %l633
  %l634 = load i32, ptr %v634
  %s635 = add i32 %s634, %l634
  %l635 = load i32, ptr %v635
  %s636 = add i32 %s635, %l635
  %l636 = load i32, ptr %v636
  %s637 = add i32 %s636, %l636
  %l637 = load i32, ptr %v637
  %s638 = add i32 %s637, %l637
  %l638 = load i32, ptr %v638
  %s639 = add i32 %s638, %l638
  %l639 = load i32, ptr %v639
  %s640 = add i32 %s639, %l639
  %l640 = load i32, ptr %v640
  %s641 = add i32 %s640, %l640
  %l641 = load i32, ptr %v641
  %s642 = add i32 %s641, %l641
  %l642 = load i32, ptr %v642
  %s643 = add i32 %s642, %l642
  %l643 = load i32, ptr %v643
  %s644 = add i32 %s643, %l643
  %l644 = load i32, ptr %v644
  %s645 = add i32 %s644, %l644
  %l645 = load i32, ptr %v645
  %s646 = add i32 %s645, %l645
  %l646 = load i32, ptr %v646
  %s647 = add i32 %s646, %l646
  %l647 = load i32, ptr %v647
  %s648 = add i32 %s647, %l647
  %l648 = load i32, ptr %v648
  %s649 = add i32 %s648, %l648
  %l649 = load i32, ptr %v649
  %s650 = add i32 %s649, %l649
  %l650 = load i32, ptr %v650
  %s651 = add i32 %s650, %l650
  %l651 = load i32, ptr %v651
  %s652 = add i32 %s651, %l651
  %l652 = load i32, ptr %v652
  %s653 = add i32 %s652, %l652
  %l653 = load i32, ptr %v653
  %s654 = add i32 %s653, %l653
  %l654 = load i32, ptr %v654
  %s655 = add i32 %s654, %l654
  %l655 = load i32, ptr %v655
  %s656 = add i32 %s655, %l655
  %l656 = load i32, ptr %v656
  %s657 = add i32 %s656, %l656
  %l657 = load i32, ptr %v657
  %s658 = add i32 %s657, %l657
  %l658 = load i32, ptr %v658
  %s659 = add i32 %s658, %l658
  %l659 = load i32, ptr %v659
  %s660 = add i32 %s659, %l659
  %l660 = load i32, ptr %v660
  %s661 = add i32 %s660, %l660
  %l661 = load i32, ptr %v661
  %s662 = add i32 %s661, %l661
  %l662 = load i32, ptr %v662
  %s663 = add i32 %s662, %l662
  %l663 = load i32, ptr %v663
  %s664 = add i32 %s663, %l663
  %l664 = load i32, ptr %v664
  %s665 = add i32 %s664, %l664
  %l665 = load i32, ptr %v665
  %s666 = add i32 %s665, %l665
  %l666 = load i32, ptr %v666
  %s667 = add i32 %s666, %l666
  %l667 = load i32, ptr %v667
  %s668 = add i32 %s667, %l667
  %l668 = load i32, ptr %v668
  %s669 = add i32 %s668, %l668
  %l669 = load i32, ptr %v669
  %s670 = add i32 %s669, %l669
  %l670 = load i32, ptr %v670
  %s671 = add i32 %s670, %l670
  %l671 = load i32, ptr %v671
  %s672 = add i32 %s671, %l671
  %l672 = load i32, ptr %v672
  %s673 = add i32 %s672, %l672
  %l673 = load i32, ptr %v673
  %s674 = add i32 %s673, %l673
  %l674 = load i32, ptr %v674
  %s675 = add i32 %s674, %l674
  %l675 = load i32, ptr %v675
  %s676 = add i32 %s675, %l675
  %l676 = load i32, ptr %v676
  %s677 = add i32 %s676, %l676
  %l677 = load i32, ptr %v677
  %s678 = add i32 %s677, %l677
  %l678 = load i32, ptr %v678
  %s679 = add i32 %s678, %l678
  %l679 = load i32, ptr %v679
  %s680 = add i32 %s679, %l679
  %l680 = load i32, ptr %v680
  %s681 = add i32 %s680, %l680
  %l681 = load i32, ptr %v681
  %s682 = add i32 %s681, %l681
  %l682 = load i32, ptr %v682
  %s683 = add i32 %s682, %l682
  %l683 = load i32, ptr %v683
  %s684 = add i32 %s683, %l683
  %l684 = load i32, ptr %v684
  %s685 = add i32 %s684, %l684
  %l685 = load i32, ptr %v685
  %s686 = add i32 %s685, %l685
  %l686 = load i32, ptr %v686
  %s687 = add i32 %s686, %l686
  %l687 = load i32, ptr %v687
  %s688 = add i32 %s687, %l687
  %l688 = load i32, ptr %v688
  %s689 = add i32 %s688, %l688
  %l689 = load i32, ptr %v689
  %s690 = add i32 %s689, %l689
  %l690 = load i32, ptr %v690
  %s691 = add i32 %s690, %l690
  %l691 = load i32, ptr %v691
  %s692 = add i32 %s691, %l691
  %l692 = load i32, ptr %v692
  %s693 = add i32 %s692, %l692
  %l693 = load i32, ptr %v693
  %s694 = add i32 %s693, %l693
  %l694 = load i32, ptr %v694
  %s695 = add i32 %s694, %l694
  %l695 = load i32, ptr %v695
  %s696 = add i32 %s695, %l695
  %l696 = load i32, ptr %v696
  %s697 = add i32 %s696, %l696
  %l697 = load i32, ptr %v697
  %s698 = add i32 %s697, %l697
  %l698 = load i32, ptr %v698
  %s699 = add i32 %s698, %l698
  %l699 = load i32, ptr %v699
  %s700 = add i32 %s699, %l699
  %l700 = load i32, ptr %v700
  %s701 = add i32 %s700, %l700
  %l701 = load i32, ptr %v701
  %s702 = add i32 %s701, %l701
  %l702 = load i32, ptr %v702
  %s703 = add i32 %s702, %l702
  %l703 = load i32, ptr %v703
  %s704 = add i32 %s703, %l703
  %l704 = load i32, ptr %v704
  %s705 = add i32 %s704, %l704
  %l705 = load i32, ptr %v705
  %s706 = add i32 %s705, %l705
  %l706 = load i32, ptr %v706
  %s707 = add i32 %s706, %l706
  %l707 = load i32, ptr %v707
  %s708 = add i32 %s707, %l707
  %l708 = load i32, ptr %v708
  %s709 = add i32 %s708, %l708
  %l709 = load i32, ptr %v709
  %s710 = add i32 %s709, %l709
  %l710 = load i32, ptr %v710
  %s711 = add i32 %s710, %l710
  %l711 = load i32, ptr %v711
  %s712 = add i32 %s711, %l711
  %l712 = load i32, ptr %v712
  %s713 = add i32 %s712, %l712
  %l713 = load i32, ptr %v713
  %s714 = add i32 %s713, %l713
  %l714 = load i32, ptr %v714
  %s715 = add i32 %s714, %l714
  %l715 = load i32, ptr %v715
  %s716 = add i32 %s715, %l715
  %l716 = load i32, ptr %v716
  %s717 = add i32 %s716, %l716
  %l717 = load i32, ptr %v717
  %s718 = add i32 %s717, %l717
  %l718 = load i32, ptr %v718
  %s719 = add i32 %s718, %l718
  %l719 = load i32, ptr %v719
  %s720 = add i32 %s719, %l719
  %l720 = load i32, ptr %v720
  %s721 = add i32 %s720, %l720
  %l721 = load i32, ptr %v721
  %s722 = add i32 %s721, %l721
  %l722 = load i32, ptr %v722
  %s723 = add i32 %s722, %l722
  %l723 = load i32, ptr %v723
  %s724 = add i32 %s723, %l723
  %l724 = load i32, ptr %v724
  %s725 = add i32 %s724, %l724
  %l725 = load i32, ptr %v725
  %s726 = add i32 %s725, %l725
  %l726 = load i32, ptr %v726
  %s727 = add i32 %s726, %l726
  %l727 = load i32, ptr %v727
  %s728 = add i32 %s727, %l727
  %l728 = load i32, ptr %v728
  %s729 = add i32 %s728, %l728
  %l729 = load i32, ptr %v729
  %s730 = add i32 %s729, %l729
  %l730 = load i32, ptr %v730
  %s731 = add i32 %s730, %l730
  %l731 = load i32, ptr %v731
  %s732 = add i32 %s731, %l731
  %l732 = load i32, ptr %v732
  %s733 = add i32 %s732, %l732
  %l733 = load i32, ptr %v733
  %s734 = add i32 %s733, %l733
  %l734 = load i32, ptr %v734
  %s735 = add i32 %s734, %l734
  %l735 = load i32, ptr %v735
  %s736 = add i32 %s735, %l735
  %l736 = load i32, ptr %v736
  %s737 = add i32 %s736, %l736
  %l737 = load i32, ptr %v737
  %s738 = add i32 %s737, %l737
  %l738 = load i32, ptr %v738
  %s739 = add i32 %s738, %l738
  %l739 = load i32, ptr %v739
  %s740 = add i32 %s739, %l739
  %l740 = load i32, ptr %v740
  %s741 = add i32 %s740, %l740
  %l741 = load i32, ptr %v741
  %s742 = add i32 %s741, %l741
  %l742 = load i32, ptr %v742
  %s743 = add i32 %s742, %l742
  %l743 = load i32, ptr %v743
  %s744 = add i32 %s743, %l743
  %l744 = load i32, ptr %v744
  %s745 = add i32 %s744, %l744
  %l745 = load i32, ptr %v745
  %s746 = add i32 %s745, %l745
  %l746 = load i32, ptr %v746
  %s747 = add i32 %s746, %l746
  %l747 = load i32, ptr %v747
  %s748 = add i32 %s747, %l747
  %l748 = load i32, ptr %v748
  %s749 = add i32 %s748, %l748
  %l749 = load i32, ptr %v749
  %s750 = add i32 %s749, %l749
  %l750 = load i32, ptr %v750
  %s751 = add i32 %s750, %l750
  %l751 = load i32, ptr %v751
  %s752 = add i32 %s751, %l751
  %l752 = load i32, ptr %v752
  %s753 = add i32 %s752, %l752
  %l753 = load i32, ptr %v753
  %s754 = add i32 %s753, %l753
  %l754 = load i32, ptr %v754
  %s755 = add i32 %s754, %l754
  %l755 = load i32, ptr %v755
  %s756 = add i32 %s755, %l755
  %l756 = load i32, ptr %v756
  %s757 = add i32 %s756, %l756
  %l757 = load i32, ptr %v757
  %s758 = add i32 %s757, %l757
  %l758 = load i32, ptr %v758
  %s759 = add i32 %s758, %l758
  %l759 = load i32, ptr %v759
  %s760 = add i32 %s759, %l759
  %l760 = load i32, ptr %v760
  %s761 = add i32 %s760, %l760
  %l761 = load i32, ptr %v761
  %s762 = add i32 %s761, %l761
  %l762 = load i32, ptr %v762
  %s763 = add i32 %s762, %l762
  %l763 = load i32, ptr %v763
  %s764 = add i32 %s763, %l763
  %l764 = load i32, ptr %v764
  %s765 = add i32 %s764, %l764
  %l765 = load i32, ptr %v765
  %s766 = add i32 %s765, %l765
  %l766 = load i32, ptr %v766
  %s767 = add i32 %s766, %l766
  %l767 = load i32, ptr %v767
  %s768 = add i32 %s767, %l767
  %l768 = load i32, ptr %v768
  %s769 = add i32 %s768, %l768
  %l769 = load i32, ptr %v769
  %s770 = add i32 %s769, %l769
  %l770 = load i32, ptr %v770
  %s771 = add i32 %s770, %l770
  %l771 = load i32, ptr %v771
  %s772 = add i32 %s771, %l771
  %l772 = load i32, ptr %v772
  %s773 = add i32 %s772, %l772
  %l773 = load i32, ptr %v773
  %s774 = add i32 %s773, %l773
  %l774 = load i32, ptr %v774
  %s775 = add i32 %s774, %l774
  %l775 = load i32, ptr %v775
  %s776 = add i32 %s775, %l775
  %l776 = load i32, ptr %v776
  %s777 = add i32 %s776, %l776
  %l777 = load i32, ptr %v777
  %s778 = add i32 %s777, %l777
  %l778 = load i32, ptr %v778
  %s779 = add i32 %s778, %l778
  %l779 = load i32, ptr %v779
  %s780 = add i32 %s779, %l779
  %l780 = load i32, ptr %v780
  %s781 = add i32 %s780, %l780
  %l781 = load i32, ptr %v781
  %s782 = add i32 %s781, %l781
  %l782 = load i32, ptr %v782
  %s783 = add i32 %s782, %l782
  %l783 = load i32, ptr %v783
  %s784 = add i32 %s783, %l783
  %l784 = load i32, ptr %v784
  %s785 = add i32 %s784, %l784
  %l785 = load i32, ptr %v785
  %s786 = add i32 %s785, %l785
  %l786 = load i32, ptr %v786
  %s787 = add i32 %s786, %l786
  %l787 = load i32, ptr %v787
  %s788 = add i32 %s787, %l787
  %l788 = load i32, ptr %v788
  %s789 = add i32 %s788, %l788
  %l789 = load i32, ptr %v789
  %s790 = add i32 %s789, %l789
  %l790 = load i32, ptr %v790
  %s791 = add i32 %s790, %l790
  %l791 = load i32, ptr %v791
  %s792 = add i32 %s791, %l791
  %l792 = load i32, ptr %v792
  %s793 = add i32 %s792, %l792
  %l793 = load i32, ptr %v793
  %s794 = add i32 %s793, %l793
  %l794 = load i32, ptr %v794
  %s795 = add i32 %s794, %l794
  %l795 = load i32, ptr %v795
  %s796 = add i32 %s795, %l795
  %l796 = load i32, ptr %v796
  %s797 = add i32 %s796, %l796
  %l797 = load i32, ptr %v797
  %s798 = add i32 %s797, %l797
  %l798 = load i32, ptr %v798
  %s799 = add i32 %s798, %l798
  %l799 = load i32, ptr %v799
  %s800 = add i32 %s799, %l799
  %l800 = load i32, ptr %v800
  %s801 = add i32 %s800, %l800
  %l801 = load i32, ptr %v801
  %s802 = add i32 %s801, %l801
  %l802 = load i32, ptr %v802
  %s803 = add i32 %s802, %l802
  %l803 = load i32, ptr %v803
  %s804 = add i32 %s803, %l803
  %l804 = load i32, ptr %v804
  %s805 = add i32 %s804, %l804
  %l805 = load i32, ptr %v805
  %s806 = add i32 %s805, %l805
  %l806 = load i32, ptr %v806
  %s807 = add i32 %s806, %l806
  %l807 = load i32, ptr %v807
  %s808 = add i32 %s807, %l807
  %l808 = load i32, ptr %v808
  %s809 = add i32 %s808, %l808
  %l809 = load i32, ptr %v809
  %s810 = add i32 %s809, %l809
  %l810 = load i32, ptr %v810
  %s811 = add i32 %s810, %l810
  %l811 = load i32, ptr %v811
  %s812 = add i32 %s811, %l811
  %l812 = load i32, ptr %v812
  %s813 = add i32 %s812, %l812
  %l813 = load i32, ptr %v813
  %s814 = add i32 %s813, %l813
  %l814 = load i32, ptr %v814
  %s815 = add i32 %s814, %l814
  %l815 = load i32, ptr %v815
  %s816 = add i32 %s815, %l815
  %l816 = load i32, ptr %v816
  %s817 = add i32 %s816, %l816
  %l817 = load i32, ptr %v817
  %s818 = add i32 %s817, %l817
  %l818 = load i32, ptr %v818
  %s819 = add i32 %s818, %l818
  %l819 = load i32, ptr %v819
  %s820 = add i32 %s819, %l819
  %l820 = load i32, ptr %v820
  %s821 = add i32 %s820, %l820
  %l821 = load i32, ptr %v821
  %s822 = add i32 %s821, %l821
  %l822 = load i32, ptr %v822
  %s823 = add i32 %s822, %l822
  %l823 = load i32, ptr %v823
  %s824 = add i32 %s823, %l823
  %l824 = load i32, ptr %v824
  %s825 = add i32 %s824, %l824
  %l825 = load i32, ptr %v825
  %s826 = add i32 %s825, %l825
  %l826 = load i32, ptr %v826
  %s827 = add i32 %s826, %l826
  %l827 = load i32, ptr %v827
  %s828 = add i32 %s827, %l827
  %l828 = load i32, ptr %v828
  %s829 = add i32 %s828, %l828
  %l829 = load i32, ptr %v829
  %s830 = add i32 %s829, %l829
  %l830 = load i32, ptr %v830
  %s831 = add i32 %s830, %l830
  %l831 = load i32, ptr %v831
  %s832 = add i32 %s831, %l831
  %l832 = load i32, ptr %v832
  %s833 = add i32 %s832, %l832
  %l833 = load i32, ptr %v833
  %s834 = add i32 %s833, %l833
  %l834 = load i32, ptr %v834
  %s835 = add i32 %s834, %l834
  %l835 = load i32, ptr %v835
  %s836 = add i32 %s835, %l835
  %l836 = load i32, ptr %v836
  %s837 = add i32 %s836, %l836
  %l837 = load i32, ptr %v837
  %s838 = add i32 %s837, %l837
  %l838 = load i32, ptr %v838
  %s839 = add i32 %s838, %l838
  %l839 = load i32, ptr %v839
  %s840 = add i32 %s839, %l839
  %l840 = load i32, ptr %v840
  %s841 = add i32 %s840, %l840
  %l841 = load i32, ptr %v841
  %s842 = add i32 %s841, %l841
  %l842 = load i32, ptr %v842
  %s843 = add i32 %s842, %l842
  %l843 = load i32, ptr %v843
  %s844 = add i32 %s843, %l843
  %l844 = load i32, ptr %v844
  %s845 = add i32 %s844, %l844
  %l845 = load i32, ptr %v845
  %s846 = add i32 %s845, %l845
  %l846 = load i32, ptr %v846
  %s847 = add i32 %s846, %l846
  %l847 = load i32, ptr %v847
  %s848 = add i32 %s847, %l847
  %l848 = load i32, ptr %v848
  %s849 = add i32 %s848, %l848
  %l849 = load i32, ptr %v849
  %s850 = add i32 %s849, %l849
  %l850 = load i32, ptr %v850
  %s851 = add i32 %s850, %l850
  %l851 = load i32, ptr %v851
  %s852 = add i32 %s851, %l851
  %l852 = load i32, ptr %v852
  %s853 = add i32 %s852, %l852
  %l853 = load i32, ptr %v853
  %s854 = add i32 %s853, %l853
  %l854 = load i32, ptr %v854
  %s855 = add i32 %s854, %l854
  %l855 = load i32, ptr %v855
  %s856 = add i32 %s855, %l855
  %l856 = load i32, ptr %v856
  %s857 = add i32 %s856, %l856
  %l857 = load i32, ptr %v857
  %s858 = add i32 %s857, %l857
  %l858 = load i32, ptr %v858
  %s859 = add i32 %s858, %l858
  %l859 = load i32, ptr %v859
  %s860 = add i32 %s859, %l859
  %l860 = load i32, ptr %v860
  %s861 = add i32 %s860, %l860
  %l861 = load i32, ptr %v861
  %s862 = add i32 %s861, %l861
  %l862 = load i32, ptr %v862
  %s863 = add i32 %s862, %l862
  %l863 = load i32, ptr %v863
  %s864 = add i32 %s863, %l863
  %l864 = load i32, ptr %v864
  %s865 = add i32 %s864, %l864
  %l865 = load i32, ptr %v865
  %s866 = add i32 %s865, %l865
  %l866 = load i32, ptr %v866
  %s867 = add i32 %s866, %l866
  %l867 = load i32, ptr %v867
  %s868 = add i32 %s867, %l867
  %l868 = load i32, ptr %v868
  %s869 = add i32 %s868, %l868
  %l869 = load i32, ptr %v869
  %s870 = add i32 %s869, %l869
  %l870 = load i32, ptr %v870
  %s871 = add i32 %s870, %l870
  %l871 = load i32, ptr %v871
  %s872 = add i32 %s871, %l871
  %l872 = load i32, ptr %v872
  %s873 = add i32 %s872, %l872
  %l873 = load i32, ptr %v873
  %s874 = add i32 %s873, %l873
  %l874 = load i32, ptr %v874
  %s875 = add i32 %s874, %l874
  %l875 = load i32, ptr %v875
  %s876 = add i32 %s875, %l875
  %l876 = load i32, ptr %v876
  %s877 = add i32 %s876, %l876
  %l877 = load i32, ptr %v877
  %s878 = add i32 %s877, %l877
  %l878 = load i32, ptr %v878
  %s879 = add i32 %s878, %l878
  %l879 = load i32, ptr %v879
  %s880 = add i32 %s879, %l879
  %l880 = load i32, ptr %v880
  %s881 = add i32 %s880, %l880
  %l881 = load i32, ptr %v881
  %s882 = add i32 %s881, %l881
  %l882 = load i32, ptr %v882
  %s883 = add i32 %s882, %l882
  %l883 = load i32, ptr %v883
  %s884 = add i32 %s883, %l883
  %l884 = load i32, ptr %v884
  %s885 = add i32 %s884, %l884
  %l885 = load i32, ptr %v885
  %s886 = add i32 %s885, %l885
  %l886 = load i32, ptr %v886
  %s887 = add i32 %s886, %l886
  %l887 = load i32, ptr %v887
  %s888 = add i32 %s887, %l887
  %l888 = load i32, ptr %v888
  %s889 = add i32 %s888, %l888
  %l889 = load i32, ptr %v889
  %s890 = add i32 %s889, %l889
  %l890 = load i32, ptr %v890
  %s891 = add i32 %s890, %l890
  %l891 = load i32, ptr %v891
  %s892 = add i32 %s891, %l891
  %l892 = load i32, ptr %v892
  %s893 = add i32 %s892, %l892
  %l893 = load i32, ptr %v893
  %s894 = add i32 %s893, %l893
  %l894 = load i32, ptr %v894
  %s895 = add i32 %s894, %l894
  %l895 = load i32, ptr %v895
  %s896 = add i32 %s895, %l895
  %l896 = load i32, ptr %v896
  %s897 = add i32 %s896, %l896
  %l897 = load i32, ptr %v897
  %s898 = add i32 %s897, %l897
  %l898 = load i32, ptr %v898
  %s899 = add i32 %s898, %l898
  %l899 = load i32, ptr %v899
  %s900 = add i32 %s899, %l899
  %l900 = load i32, ptr %v900
  %s901 = add i32 %s900, %l900
  %l901 = load i32, ptr %v901
  %s902 = add i32 %s901, %l901
  %l902 = load i32, ptr %v902
  %s903 = add i32 %s902, %l902
  %l903 = load i32, ptr %v903
  %s904 = add i32 %s903, %l903
  %l904 = load i32, ptr %v904
  %s905 = add i32 %s904, %l904
  %l905 = load i32, ptr %v905
  %s906 = add i32 %s905, %l905
  %l906 = load i32, ptr %v906
  %s907 = add i32 %s906, %l906
  %l907 = load i32, ptr %v907
  %s908 = add i32 %s907, %l907
  %l908 = load i32, ptr %v908
  %s909 = add i32 %s908, %l908
  %l909 = load i32, ptr %v909
  %s910 = add i32 %s909, %l909
  %l910 = load i32, ptr %v910
  %s911 = add i32 %s910, %l910
  %l911 = load i32, ptr %v911
  %s912 = add i32 %s911, %l911
  %l912 = load i32, ptr %v912
  %s913 = add i32 %s912, %l912
  %l913 = load i32, ptr %v913
  %s914 = add i32 %s913, %l913
  %l914 = load i32, ptr %v914
  %s915 = add i32 %s914, %l914
  %l915 = load i32, ptr %v915
  %s916 = add i32 %s915, %l915
  %l916 = load i32, ptr %v916
  %s917 = add i32 %s916, %l916
  %l917 = load i32, ptr %v917
  %s918 = add i32 %s917, %l917
  %l918 = load i32, ptr %v918
  %s919 = add i32 %s918, %l918
  %l919 = load i32, ptr %v919
  %s920 = add i32 %s919, %l919
  %l920 = load i32, ptr %v920
  %s921 = add i32 %s920, %l920
  %l921 = load i32, ptr %v921
  %s922 = add i32 %s921, %l921
  %l922 = load i32, ptr %v922
  %s923 = add i32 %s922, %l922
  %l923 = load i32, ptr %v923
  %s924 = add i32 %s923, %l923
  %l924 = load i32, ptr %v924
  %s925 = add i32 %s924, %l924
  %l925 = load i32, ptr %v925
  %s926 = add i32 %s925, %l925
  %l926 = load i32, ptr %v926
  %s927 = add i32 %s926, %l926
  %l927 = load i32, ptr %v927
  %s928 = add i32 %s927, %l927
  %l928 = load i32, ptr %v928
  %s929 = add i32 %s928, %l928
  %l929 = load i32, ptr %v929
  %s930 = add i32 %s929, %l929
  %l930 = load i32, ptr %v930
  %s931 = add i32 %s930, %l930
  %l931 = load i32, ptr %v931
  %s932 = add i32 %s931, %l931
  %l932 = load i32, ptr %v932
  %s933 = add i32 %s932, %l932
  %l933 = load i32, ptr %v933
  %s934 = add i32 %s933, %l933
  %l934 = load i32, ptr %v934
  %s935 = add i32 %s934, %l934
  %l935 = load i32, ptr %v935
  %s936 = add i32 %s935, %l935
  %l936 = load i32, ptr %v936
  %s937 = add i32 %s936, %l936
  %l937 = load i32, ptr %v937
  %s938 = add i32 %s937, %l937
  %l938 = load i32, ptr %v938
  %s939 = add i32 %s938, %l938
  %l939 = load i32, ptr %v939
  %s940 = add i32 %s939, %l939
  %l940 = load i32, ptr %v940
  %s941 = add i32 %s940, %l940
  %l941 = load i32, ptr %v941
  %s942 = add i32 %s941, %l941
  %l942 = load i32, ptr %v942
  %s943 = add i32 %s942, %l942
  %l943 = load i32, ptr %v943
  %s944 = add i32 %s943, %l943
  %l944 = load i32, ptr %v944
  %s945 = add i32 %s944, %l944
  %l945 = load i32, ptr %v945
  %s946 = add i32 %s945, %l945
  %l946 = load i32, ptr %v946
  %s947 = add i32 %s946, %l946
  %l947 = load i32, ptr %v947
  %s948 = add i32 %s947, %l947
  %l948 = load i32, ptr %v948
  %s949 = add i32 %s948, %l948
  %l949 = load i32, ptr %v949
  %s950 = add i32 %s949, %l949
  %l950 = load i32, ptr %v950
  %s951 = add i32 %s950, %l950
  %l951 = load i32, ptr %v951
  %s952 = add i32 %s951, %l951
  %l952 = load i32, ptr %v952
  %s953 = add i32 %s952, %l952
  %l953 = load i32, ptr %v953
  %s954 = add i32 %s953, %l953
  %l954 = load i32, ptr %v954
  %s955 = add i32 %s954, %l954
  %l955 = load i32, ptr %v955
  %s956 = add i32 %s955, %l955
  %l956 = load i32, ptr %v956
  %s957 = add i32 %s956, %l956
  %l957 = load i32, ptr %v957
  %s958 = add i32 %s957, %l957
  %l958 = load i32, ptr %v958
  %s959 = add i32 %s958, %l958
  %l959 = load i32, ptr %v959
  %s960 = add i32 %s959, %l959
  %l960 = load i32, ptr %v960
  %s961 = add i32 %s960, %l960
  %l961 = load i32, ptr %v961
  %s962 = add i32 %s961, %l961
  %l962 = load i32, ptr %v962
  %s963 = add i32 %s962, %l962
  %l963 = load i32, ptr %v963
  %s964 = add i32 %s963, %l963
  %l964 = load i32, ptr %v964
  %s965 = add i32 %s964, %l964
  %l965 = load i32, ptr %v965
  %s966 = add i32 %s965, %l965
  %l966 = load i32, ptr %v966
  %s967 = add i32 %s966, %l966
  %l967 = load i32, ptr %v967
  %s968 = add i32 %s967, %l967
  %l968 = load i32, ptr %v968
  %s969 = add i32 %s968, %l968
  %l969 = load i32, ptr %v969
  %s970 = add i32 %s969, %l969
  %l970 = load i32, ptr %v970
  %s971 = add i32 %s970, %l970
  %l971 = load i32, ptr %v971
  %s972 = add i32 %s971, %l971
  %l972 = load i32, ptr %v972
  %s973 = add i32 %s972, %l972
  %l973 = load i32, ptr %v973
  %s974 = add i32 %s973, %l973
  %l974 = load i32, ptr %v974
  %s975 = add i32 %s974, %l974
  %l975 = load i32, ptr %v975
  %s976 = add i32 %s975, %l975
  %l976 = load i32, ptr %v976
  %s977 = add i32 %s976, %l976
  %l977 = load i32, ptr %v977
  %s978 = add i32 %s977, %l977
  %l978 = load i32, ptr %v978
  %s979 = add i32 %s978, %l978
  %l979 = load i32, ptr %v979
  %s980 = add i32 %s979, %l979
  %l980 = load i32, ptr %v980
  %s981 = add i32 %s980, %l980
  %l981 = load i32, ptr %v981
  %s982 = add i32 %s981, %l981
  %l982 = load i32, ptr %v982
  %s983 = add i32 %s982, %l982
  %l983 = load i32, ptr %v983
  %s984 = add i32 %s983, %l983
  %l984 = load i32, ptr %v984
  %s985 = add i32 %s984, %l984
  %l985 = load i32, ptr %v985
  %s986 = add i32 %s985, %l985
  %l986 = load i32, ptr %v986
  %s987 = add i32 %s986, %l986
  %l987 = load i32, ptr %v987
  %s988 = add i32 %s987, %l987
  %l988 = load i32, ptr %v988
  %s989 = add i32 %s988, %l988
  %l989 = load i32, ptr %v989
  %s990 = add i32 %s989, %l989
  %l990 = load i32, ptr %v990
  %s991 = add i32 %s990, %l990
  %l991 = load i32, ptr %v991
  %s992 = add i32 %s991, %l991
  %l992 = load i32, ptr %v992
  %s993 = add i32 %s992, %l992
  %l993 = load i32, ptr %v993
  %s994 = add i32 %s993, %l993
  %l994 = load i32, ptr %v994
  %s995 = add i32 %s994, %l994
  %l995 = load i32, ptr %v995
  %s996 = add i32 %s995, %l995
  %l996 = load i32, ptr %v996
  %s997 = add i32 %s996, %l996
  %l997 = load i32, ptr %v997
  %s998 = add i32 %s997, %l997
  %l998 = load i32, ptr %v998
  %s999 = add i32 %s998, %l998
  %l999 = load i32, ptr %v999
  %s1000 = add i32 %s999, %l999
  ret i32 %s1000
}
