define i32 @f(i1 %c){
entry:
  %v0 = alloca i32
  store i32 0, ptr %v0
  %v1 = alloca i32
  store i32 0, ptr %v1
  %v2 = alloca i32
  store i32 0, ptr %v2
  %v3 = alloca i32
  store i32 0, ptr %v3
  %v4 = alloca i32
  store i32 0, ptr %v4
  %v5 = alloca i32
  store i32 0, ptr %v5
  %v6 = alloca i32
  store i32 0, ptr %v6
  %v7 = alloca i32
  store i32 0, ptr %v7
  %v8 = alloca i32
  store i32 0, ptr %v8
  %v9 = alloca i32
  store i32 0, ptr %v9
  %v10 = alloca i32
  store i32 0, ptr %v10
  %v11 = alloca i32
  store i32 0, ptr %v11
  %v12 = alloca i32
  store i32 0, ptr %v12
  %v13 = alloca i32
  store i32 0, ptr %v13
  %v14 = alloca i32
  store i32 0, ptr %v14
  %v15 = alloca i32
  store i32 0, ptr %v15
  %v16 = alloca i32
  store i32 0, ptr %v16
  %v17 = alloca i32
  store i32 0, ptr %v17
  %v18 = alloca i32
  store i32 0, ptr %v18
  %v19 = alloca i32
  store i32 0, ptr %v19
  %v20 = alloca i32
  store i32 0, ptr %v20
  %v21 = alloca i32
  store i32 0, ptr %v21
  %v22 = alloca i32
  store i32 0, ptr %v22
  %v23 = alloca i32
  store i32 0, ptr %v23
  %v24 = alloca i32
  store i32 0, ptr %v24
  %v25 = alloca i32
  store i32 0, ptr %v25
  %v26 = alloca i32
  store i32 0, ptr %v26
  %v27 = alloca i32
  store i32 0, ptr %v27
  %v28 = alloca i32
  store i32 0, ptr %v28
  %v29 = alloca i32
  store i32 0, ptr %v29
  %v30 = alloca i32
  store i32 0, ptr %v30
  %v31 = alloca i32
  store i32 0, ptr %v31
  %v32 = alloca i32
  store i32 0, ptr %v32
  %v33 = alloca i32
  store i32 0, ptr %v33
  %v34 = alloca i32
  store i32 0, ptr %v34
  %v35 = alloca i32
  store i32 0, ptr %v35
  %v36 = alloca i32
  store i32 0, ptr %v36
  %v37 = alloca i32
  store i32 0, ptr %v37
  %v38 = alloca i32
  store i32 0, ptr %v38
  %v39 = alloca i32
  store i32 0, ptr %v39
  %v40 = alloca i32
  store i32 0, ptr %v40
  %v41 = alloca i32
  store i32 0, ptr %v41
  %v42 = alloca i32
  store i32 0, ptr %v42
  %v43 = alloca i32
  store i32 0, ptr %v43
  %v44 = alloca i32
  store i32 0, ptr %v44
  %v45 = alloca i32
  store i32 0, ptr %v45
  %v46 = alloca i32
  store i32 0, ptr %v46
  %v47 = alloca i32
  store i32 0, ptr %v47
  %v48 = alloca i32
  store i32 0, ptr %v48
  %v49 = alloca i32
  store i32 0, ptr %v49
  %v50 = alloca i32
  store i32 0, ptr %v50
  %v51 = alloca i32
  store i32 0, ptr %v51
  %v52 = alloca i32
  store i32 0, ptr %v52
  %v53 = alloca i32
  store i32 0, ptr %v53
  %v54 = alloca i32
  store i32 0, ptr %v54
  %v55 = alloca i32
  store i32 0, ptr %v55
  %v56 = alloca i32
  store i32 0, ptr %v56
  %v57 = alloca i32
  store i32 0, ptr %v57
  %v58 = alloca i32
  store i32 0, ptr %v58
  %v59 = alloca i32
  store i32 0, ptr %v59
  %v60 = alloca i32
  store i32 0, ptr %v60
  %v61 = alloca i32
  store i32 0, ptr %v61
  %v62 = alloca i32
  store i32 0, ptr %v62
  %v63 = alloca i32
  store i32 0, ptr %v63
  %v64 = alloca i32
  store i32 0, ptr %v64
  %v65 = alloca i32
  store i32 0, ptr %v65
  %v66 = alloca i32
  store i32 0, ptr %v66
  %v67 = alloca i32
  store i32 0, ptr %v67
  %v68 = alloca i32
  store i32 0, ptr %v68
  %v69 = alloca i32
  store i32 0, ptr %v69
  %v70 = alloca i32
  store i32 0, ptr %v70
  %v71 = alloca i32
  store i32 0, ptr %v71
  %v72 = alloca i32
  store i32 0, ptr %v72
  %v73 = alloca i32
  store i32 0, ptr %v73
  %v74 = alloca i32
  store i32 0, ptr %v74
  %v75 = alloca i32
  store i32 0, ptr %v75
  %v76 = alloca i32
  store i32 0, ptr %v76
  %v77 = alloca i32
  store i32 0, ptr %v77
  %v78 = alloca i32
  store i32 0, ptr %v78
  %v79 = alloca i32
  store i32 0, ptr %v79
  %v80 = alloca i32
  store i32 0, ptr %v80
  %v81 = alloca i32
  store i32 0, ptr %v81
  %v82 = alloca i32
  store i32 0, ptr %v82
  %v83 = alloca i32
  store i32 0, ptr %v83
  %v84 = alloca i32
  store i32 0, ptr %v84
  %v85 = alloca i32
  store i32 0, ptr %v85
  %v86 = alloca i32
  store i32 0, ptr %v86
  %v87 = alloca i32
  store i32 0, ptr %v87
  %v88 = alloca i32
  store i32 0, ptr %v88
  %v89 = alloca i32
  store i32 0, ptr %v89
  %v90 = alloca i32
  store i32 0, ptr %v90
  %v91 = alloca i32
  store i32 0, ptr %v91
  %v92 = alloca i32
  store i32 0, ptr %v92
  %v93 = alloca i32
  store i32 0, ptr %v93
  %v94 = alloca i32
  store i32 0, ptr %v94
  %v95 = alloca i32
  store i32 0, ptr %v95
  %v96 = alloca i32
  store i32 0, ptr %v96
  %v97 = alloca i32
  store i32 0, ptr %v97
  %v98 = alloca i32
  store i32 0, ptr %v98
  %v99 = alloca i32
  store i32 0, ptr %v99
  %v100 = alloca i32
  store i32 0, ptr %v100
  %v101 = alloca i32
  store i32 0, ptr %v101
  %v102 = alloca i32
  store i32 0, ptr %v102
  %v103 = alloca i32
  store i32 0, ptr %v103
  %v104 = alloca i32
  store i32 0, ptr %v104
  %v105 = alloca i32
  store i32 0, ptr %v105
  %v106 = alloca i32
  store i32 0, ptr %v106
  %v107 = alloca i32
  store i32 0, ptr %v107
  %v108 = alloca i32
  store i32 0, ptr %v108
  %v109 = alloca i32
  store i32 0, ptr %v109
  %v110 = alloca i32
  store i32 0, ptr %v110
  %v111 = alloca i32
  store i32 0, ptr %v111
  %v112 = alloca i32
  store i32 0, ptr %v112
  %v113 = alloca i32
  store i32 0, ptr %v113
  %v114 = alloca i32
  store i32 0, ptr %v114
  %v115 = alloca i32
  store i32 0, ptr %v115
  %v116 = alloca i32
  store i32 0, ptr %v116
  %v117 = alloca i32
  store i32 0, ptr %v117
  %v118 = alloca i32
  store i32 0, ptr %v118
  %v119 = alloca i32
  store i32 0, ptr %v119
  %v120 = alloca i32
  store i32 0, ptr %v120
  %v121 = alloca i32
  store i32 0, ptr %v121
  %v122 = alloca i32
  store i32 0, ptr %v122
  %v123 = alloca i32
  store i32 0, ptr %v123
  %v124 = alloca i32
  store i32 0, ptr %v124
  %v125 = alloca i32
  store i32 0, ptr %v125
  %v126 = alloca i32
  store i32 0, ptr %v126
  %v127 = alloca i32
  store i32 0, ptr %v127
  %v128 = alloca i32
  store i32 0, ptr %v128
  %v129 = alloca i32
  store i32 0, ptr %v129
  %v130 = alloca i32
  store i32 0, ptr %v130
  %v131 = alloca i32
  store i32 0, ptr %v131
  %v132 = alloca i32
  store i32 0, ptr %v132
  %v133 = alloca i32
  store i32 0, ptr %v133
  %v134 = alloca i32
  store i32 0, ptr %v134
  %v135 = alloca i32
  store i32 0, ptr %v135
  %v136 = alloca i32
  store i32 0, ptr %v136
  %v137 = alloca i32
  store i32 0, ptr %v137
  %v138 = alloca i32
  store i32 0, ptr %v138
  %v139 = alloca i32
  store i32 0, ptr %v139
  %v140 = alloca i32
  store i32 0, ptr %v140
  %v141 = alloca i32
  store i32 0, ptr %v141
  %v142 = alloca i32
  store i32 0, ptr %v142
  %v143 = alloca i32
  store i32 0, ptr %v143
  %v144 = alloca i32
  store i32 0, ptr %v144
  %v145 = alloca i32
  store i32 0, ptr %v145
  %v146 = alloca i32
  store i32 0, ptr %v146
  %v147 = alloca i32
  store i32 0, ptr %v147
  %v148 = alloca i32
  store i32 0, ptr %v148
  %v149 = alloca i32
  store i32 0, ptr %v149
  %v150 = alloca i32
  store i32 0, ptr %v150
  %v151 = alloca i32
  store i32 0, ptr %v151
  %v152 = alloca i32
  store i32 0, ptr %v152
  %v153 = alloca i32
  store i32 0, ptr %v153
  %v154 = alloca i32
  store i32 0, ptr %v154
  %v155 = alloca i32
  store i32 0, ptr %v155
  %v156 = alloca i32
  store i32 0, ptr %v156
  %v157 = alloca i32
  store i32 0, ptr %v157
  %v158 = alloca i32
  store i32 0, ptr %v158
  %v159 = alloca i32
  store i32 0, ptr %v159
  %v160 = alloca i32
  store i32 0, ptr %v160
  %v161 = alloca i32
  store i32 0, ptr %v161
  %v162 = alloca i32
  store i32 0, ptr %v162
  %v163 = alloca i32
  store i32 0, ptr %v163
  %v164 = alloca i32
  store i32 0, ptr %v164
  %v165 = alloca i32
  store i32 0, ptr %v165
  %v166 = alloca i32
  store i32 0, ptr %v166
  %v167 = alloca i32
  store i32 0, ptr %v167
  %v168 = alloca i32
  store i32 0, ptr %v168
  %v169 = alloca i32
  store i32 0, ptr %v169
  %v170 = alloca i32
  store i32 0, ptr %v170
  %v171 = alloca i32
  store i32 0, ptr %v171
  %v172 = alloca i32
  store i32 0, ptr %v172
  %v173 = alloca i32
  store i32 0, ptr %v173
  %v174 = alloca i32
  store i32 0, ptr %v174
  %v175 = alloca i32
  store i32 0, ptr %v175
  %v176 = alloca i32
  store i32 0, ptr %v176
  %v177 = alloca i32
  store i32 0, ptr %v177
  %v178 = alloca i32
  store i32 0, ptr %v178
  %v179 = alloca i32
  store i32 0, ptr %v179
  %v180 = alloca i32
  store i32 0, ptr %v180
  %v181 = alloca i32
  store i32 0, ptr %v181
  %v182 = alloca i32
  store i32 0, ptr %v182
  %v183 = alloca i32
  store i32 0, ptr %v183
  %v184 = alloca i32
  store i32 0, ptr %v184
  %v185 = alloca i32
  store i32 0, ptr %v185
  %v186 = alloca i32
  store i32 0, ptr %v186
  %v187 = alloca i32
  store i32 0, ptr %v187
  %v188 = alloca i32
  store i32 0, ptr %v188
  %v189 = alloca i32
  store i32 0, ptr %v189
  %v190 = alloca i32
  store i32 0, ptr %v190
  %v191 = alloca i32
  store i32 0, ptr %v191
  %v192 = alloca i32
  store i32 0, ptr %v192
  %v193 = alloca i32
  store i32 0, ptr %v193
  %v194 = alloca i32
  store i32 0, ptr %v194
  %v195 = alloca i32
  store i32 0, ptr %v195
  %v196 = alloca i32
  store i32 0, ptr %v196
  %v197 = alloca i32
  store i32 0, ptr %v197
  %v198 = alloca i32
  store i32 0, ptr %v198
  %v199 = alloca i32
  store i32 0, ptr %v199
  %v200 = alloca i32
  store i32 0, ptr %v200
  %v201 = alloca i32
  store i32 0, ptr %v201
  %v202 = alloca i32
  store i32 0, ptr %v202
  %v203 = alloca i32
  store i32 0, ptr %v203
  %v204 = alloca i32
  store i32 0, ptr %v204
  %v205 = alloca i32
  store i32 0, ptr %v205
  %v206 = alloca i32
  store i32 0, ptr %v206
  %v207 = alloca i32
  store i32 0, ptr %v207
  %v208 = alloca i32
  store i32 0, ptr %v208
  %v209 = alloca i32
  store i32 0, ptr %v209
  %v210 = alloca i32
  store i32 0, ptr %v210
  %v211 = alloca i32
  store i32 0, ptr %v211
  %v212 = alloca i32
  store i32 0, ptr %v212
  %v213 = alloca i32
  store i32 0, ptr %v213
  %v214 = alloca i32
  store i32 0, ptr %v214
  %v215 = alloca i32
  store i32 0, ptr %v215
  %v216 = alloca i32
  store i32 0, ptr %v216
  %v217 = alloca i32
  store i32 0, ptr %v217
  %v218 = alloca i32
  store i32 0, ptr %v218
  %v219 = alloca i32
  store i32 0, ptr %v219
  %v220 = alloca i32
  store i32 0, ptr %v220
  %v221 = alloca i32
  store i32 0, ptr %v221
  %v222 = alloca i32
  store i32 0, ptr %v222
  %v223 = alloca i32
  store i32 0, ptr %v223
  %v224 = alloca i32
  store i32 0, ptr %v224
  %v225 = alloca i32
  store i32 0, ptr %v225
  %v226 = alloca i32
  store i32 0, ptr %v226
  %v227 = alloca i32
  store i32 0, ptr %v227
  %v228 = alloca i32
  store i32 0, ptr %v228
  %v229 = alloca i32
  store i32 0, ptr %v229
  %v230 = alloca i32
  store i32 0, ptr %v230
  %v231 = alloca i32
  store i32 0, ptr %v231
  %v232 = alloca i32
  store i32 0, ptr %v232
  %v233 = alloca i32
  store i32 0, ptr %v233
  %v234 = alloca i32
  store i32 0, ptr %v234
  %v235 = alloca i32
  store i32 0, ptr %v235
  %v236 = alloca i32
  store i32 0, ptr %v236
  %v237 = alloca i32
  store i32 0, ptr %v237
  %v238 = alloca i32
  store i32 0, ptr %v238
  %v239 = alloca i32
  store i32 0, ptr %v239
  %v240 = alloca i32
  store i32 0, ptr %v240
  %v241 = alloca i32
  store i32 0, ptr %v241
  %v242 = alloca i32
  store i32 0, ptr %v242
  %v243 = alloca i32
  store i32 0, ptr %v243
  %v244 = alloca i32
  store i32 0, ptr %v244
  %v245 = alloca i32
  store i32 0, ptr %v245
  %v246 = alloca i32
  store i32 0, ptr %v246
  %v247 = alloca i32
  store i32 0, ptr %v247
  %v248 = alloca i32
  store i32 0, ptr %v248
  %v249 = alloca i32
  store i32 0, ptr %v249
  %v250 = alloca i32
  store i32 0, ptr %v250
  %v251 = alloca i32
  store i32 0, ptr %v251
  %v252 = alloca i32
  store i32 0, ptr %v252
  %v253 = alloca i32
  store i32 0, ptr %v253
  %v254 = alloca i32
  store i32 0, ptr %v254
  %v255 = alloca i32
  store i32 0, ptr %v255
  %v256 = alloca i32
  store i32 0, ptr %v256
  %v257 = alloca i32
  store i32 0, ptr %v257
  %v258 = alloca i32
  store i32 0, ptr %v258
  %v259 = alloca i32
  store i32 0, ptr %v259
  %v260 = alloca i32
  store i32 0, ptr %v260
  %v261 = alloca i32
  store i32 0, ptr %v261
  %v262 = alloca i32
  store i32 0, ptr %v262
  %v263 = alloca i32
  store i32 0, ptr %v263
  %v264 = alloca i32
  store i32 0, ptr %v264
  %v265 = alloca i32
  store i32 0, ptr %v265
  %v266 = alloca i32
  store i32 0, ptr %v266
  %v267 = alloca i32
  store i32 0, ptr %v267
  %v268 = alloca i32
  store i32 0, ptr %v268
  %v269 = alloca i32
  store i32 0, ptr %v269
  %v270 = alloca i32
  store i32 0, ptr %v270
  %v271 = alloca i32
  store i32 0, ptr %v271
  %v272 = alloca i32
  store i32 0, ptr %v272
  %v273 = alloca i32
  store i32 0, ptr %v273
  %v274 = alloca i32
  store i32 0, ptr %v274
  %v275 = alloca i32
  store i32 0, ptr %v275
  %v276 = alloca i32
  store i32 0, ptr %v276
  %v277 = alloca i32
  store i32 0, ptr %v277
  %v278 = alloca i32
  store i32 0, ptr %v278
  %v279 = alloca i32
  store i32 0, ptr %v279
  %v280 = alloca i32
  store i32 0, ptr %v280
  %v281 = alloca i32
  store i32 0, ptr %v281
  %v282 = alloca i32
  store i32 0, ptr %v282
  %v283 = alloca i32
  store i32 0, ptr %v283
  %v284 = alloca i32
  store i32 0, ptr %v284
  %v285 = alloca i32
  store i32 0, ptr %v285
  %v286 = alloca i32
  store i32 0, ptr %v286
  %v287 = alloca i32
  store i32 0, ptr %v287
  %v288 = alloca i32
  store i32 0, ptr %v288
  %v289 = alloca i32
  store i32 0, ptr %v289
  %v290 = alloca i32
  store i32 0, ptr %v290
  %v291 = alloca i32
  store i32 0, ptr %v291
  %v292 = alloca i32
  store i32 0, ptr %v292
  %v293 = alloca i32
  store i32 0, ptr %v293
  %v294 = alloca i32
  store i32 0, ptr %v294
  %v295 = alloca i32
  store i32 0, ptr %v295
  %v296 = alloca i32
  store i32 0, ptr %v296
  %v297 = alloca i32
  store i32 0, ptr %v297
  %v298 = alloca i32
  store i32 0, ptr %v298
  %v299 = alloca i32
  store i32 0, ptr %v299
  %v300 = alloca i32
  store i32 0, ptr %v300
  %v301 = alloca i32
  store i32 0, ptr %v301
  %v302 = alloca i32
  store i32 0, ptr %v302
  %v303 = alloca i32
  store i32 0, ptr %v303
  %v304 = alloca i32
  store i32 0, ptr %v304
  %v305 = alloca i32
  store i32 0, ptr %v305
  %v306 = alloca i32
  store i32 0, ptr %v306
  %v307 = alloca i32
  store i32 0, ptr %v307
  %v308 = alloca i32
  store i32 0, ptr %v308
  %v309 = alloca i32
  store i32 0, ptr %v309
  %v310 = alloca i32
  store i32 0, ptr %v310
  %v311 = alloca i32
  store i32 0, ptr %v311
  %v312 = alloca i32
  store i32 0, ptr %v312
  %v313 = alloca i32
  store i32 0, ptr %v313
  %v314 = alloca i32
  store i32 0, ptr %v314
  %v315 = alloca i32
  store i32 0, ptr %v315
  %v316 = alloca i32
  store i32 0, ptr %v316
  %v317 = alloca i32
  store i32 0, ptr %v317
  %v318 = alloca i32
  store i32 0, ptr %v318
  %v319 = alloca i32
  store i32 0, ptr %v319
  %v320 = alloca i32
  store i32 0, ptr %v320
  %v321 = alloca i32
  store i32 0, ptr %v321
  %v322 = alloca i32
  store i32 0, ptr %v322
  %v323 = alloca i32
  store i32 0, ptr %v323
  %v324 = alloca i32
  store i32 0, ptr %v324
  %v325 = alloca i32
  store i32 0, ptr %v325
  %v326 = alloca i32
  store i32 0, ptr %v326
  %v327 = alloca i32
  store i32 0, ptr %v327
  %v328 = alloca i32
  store i32 0, ptr %v328
  %v329 = alloca i32
  store i32 0, ptr %v329
  %v330 = alloca i32
  store i32 0, ptr %v330
  %v331 = alloca i32
  store i32 0, ptr %v331
  %v332 = alloca i32
  store i32 0, ptr %v332
  %v333 = alloca i32
  store i32 0, ptr %v333
  %v334 = alloca i32
  store i32 0, ptr %v334
  %v335 = alloca i32
  store i32 0, ptr %v335
  %v336 = alloca i32
  store i32 0, ptr %v336
  %v337 = alloca i32
  store i32 0, ptr %v337
  %v338 = alloca i32
  store i32 0, ptr %v338
  %v339 = alloca i32
  store i32 0, ptr %v339
  %v340 = alloca i32
  store i32 0, ptr %v340
  %v341 = alloca i32
  store i32 0, ptr %v341
  %v342 = alloca i32
  store i32 0, ptr %v342
  %v343 = alloca i32
  store i32 0, ptr %v343
  %v344 = alloca i32
  store i32 0, ptr %v344
  %v345 = alloca i32
  store i32 0, ptr %v345
  %v346 = alloca i32
  store i32 0, ptr %v346
  %v347 = alloca i32
  store i32 0, ptr %v347
  %v348 = alloca i32
  store i32 0, ptr %v348
  %v349 = alloca i32
  store i32 0, ptr %v349
  %v350 = alloca i32
  store i32 0, ptr %v350
  %v351 = alloca i32
  store i32 0, ptr %v351
  %v352 = alloca i32
  store i32 0, ptr %v352
  %v353 = alloca i32
  store i32 0, ptr %v353
  %v354 = alloca i32
  store i32 0, ptr %v354
  %v355 = alloca i32
  store i32 0, ptr %v355
  %v356 = alloca i32
  store i32 0, ptr %v356
  %v357 = alloca i32
  store i32 0, ptr %v357
  %v358 = alloca i32
  store i32 0, ptr %v358
  %v359 = alloca i32
  store i32 0, ptr %v359
  %v360 = alloca i32
  store i32 0, ptr %v360
  %v361 = alloca i32
  store i32 0, ptr %v361
  %v362 = alloca i32
  store i32 0, ptr %v362
  %v363 = alloca i32
  store i32 0, ptr %v363
  %v364 = alloca i32
  store i32 0, ptr %v364
  %v365 = alloca i32
  store i32 0, ptr %v365
  %v366 = alloca i32
  store i32 0, ptr %v366
  %v367 = alloca i32
  store i32 0, ptr %v367
  %v368 = alloca i32
  store i32 0, ptr %v368
  %v369 = alloca i32
  store i32 0, ptr %v369
  %v370 = alloca i32
  store i32 0, ptr %v370
  %v371 = alloca i32
  store i32 0, ptr %v371
  %v372 = alloca i32
  store i32 0, ptr %v372
  %v373 = alloca i32
  store i32 0, ptr %v373
  %v374 = alloca i32
  store i32 0, ptr %v374
  %v375 = alloca i32
  store i32 0, ptr %v375
  %v376 = alloca i32
  store i32 0, ptr %v376
  %v377 = alloca i32
  store i32 0, ptr %v377
  %v378 = alloca i32
  store i32 0, ptr %v378
  %v379 = alloca i32
  store i32 0, ptr %v379
  %v380 = alloca i32
  store i32 0, ptr %v380
  %v381 = alloca i32
  store i32 0, ptr %v381
  %v382 = alloca i32
  store i32 0, ptr %v382
  %v383 = alloca i32
  store i32 0, ptr %v383
  %v384 = alloca i32
  store i32 0, ptr %v384
  %v385 = alloca i32
  store i32 0, ptr %v385
  %v386 = alloca i32
  store i32 0, ptr %v386
  %v387 = alloca i32
  store i32 0, ptr %v387
  %v388 = alloca i32
  store i32 0, ptr %v388
  %v389 = alloca i32
  store i32 0, ptr %v389
  %v390 = alloca i32
  store i32 0, ptr %v390
  %v391 = alloca i32
  store i32 0, ptr %v391
  %v392 = alloca i32
  store i32 0, ptr %v392
  %v393 = alloca i32
  store i32 0, ptr %v393
  %v394 = alloca i32
  store i32 0, ptr %v394
  %v395 = alloca i32
  store i32 0, ptr %v395
  %v396 = alloca i32
  store i32 0, ptr %v396
  %v397 = alloca i32
  store i32 0, ptr %v397
  %v398 = alloca i32
  store i32 0, ptr %v398
  %v399 = alloca i32
  store i32 0, ptr %v399
  %v400 = alloca i32
  store i32 0, ptr %v400
  %v401 = alloca i32
  store i32 0, ptr %v401
  %v402 = alloca i32
  store i32 0, ptr %v402
  %v403 = alloca i32
  store i32 0, ptr %v403
  %v404 = alloca i32
  store i32 0, ptr %v404
  %v405 = alloca i32
  store i32 0, ptr %v405
  %v406 = alloca i32
  store i32 0, ptr %v406
  %v407 = alloca i32
  store i32 0, ptr %v407
  %v408 = alloca i32
  store i32 0, ptr %v408
  %v409 = alloca i32
  store i32 0, ptr %v409
  %v410 = alloca i32
  store i32 0, ptr %v410
  %v411 = alloca i32
  store i32 0, ptr %v411
  %v412 = alloca i32
  store i32 0, ptr %v412
  %v413 = alloca i32
  store i32 0, ptr %v413
  %v414 = alloca i32
  store i32 0, ptr %v414
  %v415 = alloca i32
  store i32 0, ptr %v415
  %v416 = alloca i32
  store i32 0, ptr %v416
  %v417 = alloca i32
  store i32 0, ptr %v417
  %v418 = alloca i32
  store i32 0, ptr %v418
  %v419 = alloca i32
  store i32 0, ptr %v419
  %v420 = alloca i32
  store i32 0, ptr %v420
  %v421 = alloca i32
  store i32 0, ptr %v421
  %v422 = alloca i32
  store i32 0, ptr %v422
  %v423 = alloca i32
  store i32 0, ptr %v423
  %v424 = alloca i32
  store i32 0, ptr %v424
  %v425 = alloca i32
  store i32 0, ptr %v425
  %v426 = alloca i32
  store i32 0, ptr %v426
  %v427 = alloca i32
  store i32 0, ptr %v427
  %v428 = alloca i32
  store i32 0, ptr %v428
  %v429 = alloca i32
  store i32 0, ptr %v429
  %v430 = alloca i32
  store i32 0, ptr %v430
  %v431 = alloca i32
  store i32 0, ptr %v431
  %v432 = alloca i32
  store i32 0, ptr %v432
  %v433 = alloca i32
  store i32 0, ptr %v433
  %v434 = alloca i32
  store i32 0, ptr %v434
  %v435 = alloca i32
  store i32 0, ptr %v435
  %v436 = alloca i32
  store i32 0, ptr %v436
  %v437 = alloca i32
  store i32 0, ptr %v437
  %v438 = alloca i32
  store i32 0, ptr %v438
  %v439 = alloca i32
  store i32 0, ptr %v439
  %v440 = alloca i32
  store i32 0, ptr %v440
  %v441 = alloca i32
  store i32 0, ptr %v441
  %v442 = alloca i32
  store i32 0, ptr %v442
  %v443 = alloca i32
  store i32 0, ptr %v443
  %v444 = alloca i32
  store i32 0, ptr %v444
  %v445 = alloca i32
  store i32 0, ptr %v445
  %v446 = alloca i32
  store i32 0, ptr %v446
  %v447 = alloca i32
  store i32 0, ptr %v447
  %v448 = alloca i32
  store i32 0, ptr %v448
  %v449 = alloca i32
  store i32 0, ptr %v449
  %v450 = alloca i32
  store i32 0, ptr %v450
  %v451 = alloca i32
  store i32 0, ptr %v451
  %v452 = alloca i32
  store i32 0, ptr %v452
  %v453 = alloca i32
  store i32 0, ptr %v453
  %v454 = alloca i32
  store i32 0, ptr %v454
  %v455 = alloca i32
  store i32 0, ptr %v455
  %v456 = alloca i32
  store i32 0, ptr %v456
  %v457 = alloca i32
  store i32 0, ptr %v457
  %v458 = alloca i32
  store i32 0, ptr %v458
  %v459 = alloca i32
  store i32 0, ptr %v459
  %v460 = alloca i32
  store i32 0, ptr %v460
  %v461 = alloca i32
  store i32 0, ptr %v461
  %v462 = alloca i32
  store i32 0, ptr %v462
  %v463 = alloca i32
  store i32 0, ptr %v463
  %v464 = alloca i32
  store i32 0, ptr %v464
  %v465 = alloca i32
  store i32 0, ptr %v465
  %v466 = alloca i32
  store i32 0, ptr %v466
  %v467 = alloca i32
  store i32 0, ptr %v467
  %v468 = alloca i32
  store i32 0, ptr %v468
  %v469 = alloca i32
  store i32 0, ptr %v469
  %v470 = alloca i32
  store i32 0, ptr %v470
  %v471 = alloca i32
  store i32 0, ptr %v471
  %v472 = alloca i32
  store i32 0, ptr %v472
  %v473 = alloca i32
  store i32 0, ptr %v473
  %v474 = alloca i32
  store i32 0, ptr %v474
  %v475 = alloca i32
  store i32 0, ptr %v475
  %v476 = alloca i32
  store i32 0, ptr %v476
  %v477 = alloca i32
  store i32 0, ptr %v477
  %v478 = alloca i32
  store i32 0, ptr %v478
  %v479 = alloca i32
  store i32 0, ptr %v479
  %v480 = alloca i32
  store i32 0, ptr %v480
  %v481 = alloca i32
  store i32 0, ptr %v481
  %v482 = alloca i32
  store i32 0, ptr %v482
  %v483 = alloca i32
  store i32 0, ptr %v483
  %v484 = alloca i32
  store i32 0, ptr %v484
  %v485 = alloca i32
  store i32 0, ptr %v485
  %v486 = alloca i32
  store i32 0, ptr %v486
  %v487 = alloca i32
  store i32 0, ptr %v487
  %v488 = alloca i32
  store i32 0, ptr %v488
  %v489 = alloca i32
  store i32 0, ptr %v489
  %v490 = alloca i32
  store i32 0, ptr %v490
  %v491 = alloca i32
  store i32 0, ptr %v491
  %v492 = alloca i32
  store i32 0, ptr %v492
  %v493 = alloca i32
  store i32 0, ptr %v493
  %v494 = alloca i32
  store i32 0, ptr %v494
  %v495 = alloca i32
  store i32 0, ptr %v495
  %v496 = alloca i32
  store i32 0, ptr %v496
  %v497 = alloca i32
  store i32 0, ptr %v497
  %v498 = alloca i32
  store i32 0, ptr %v498
  %v499 = alloca i32
  store i32 0, ptr %v499
  %v500 = alloca i32
  store i32 0, ptr %v500
  %v501 = alloca i32
  store i32 0, ptr %v501
  %v502 = alloca i32
  store i32 0, ptr %v502
  %v503 = alloca i32
  store i32 0, ptr %v503
  %v504 = alloca i32
  store i32 0, ptr %v504
  %v505 = alloca i32
  store i32 0, ptr %v505
  %v506 = alloca i32
  store i32 0, ptr %v506
  %v507 = alloca i32
  store i32 0, ptr %v507
  %v508 = alloca i32
  store i32 0, ptr %v508
  %v509 = alloca i32
  store i32 0, ptr %v509
  %v510 = alloca i32
  store i32 0, ptr %v510
  %v511 = alloca i32
  store i32 0, ptr %v511
  %v512 = alloca i32
  store i32 0, ptr %v512
  %v513 = alloca i32
  store i32 0, ptr %v513
  %v514 = alloca i32
  store i32 0, ptr %v514
  %v515 = alloca i32
  store i32 0, ptr %v515
  %v516 = alloca i32
  store i32 0, ptr %v516
  %v517 = alloca i32
  store i32 0, ptr %v517
  %v518 = alloca i32
  store i32 0, ptr %v518
  %v519 = alloca i32
  store i32 0, ptr %v519
  %v520 = alloca i32
  store i32 0, ptr %v520
  %v521 = alloca i32
  store i32 0, ptr %v521
  %v522 = alloca i32
  store i32 0, ptr %v522
  %v523 = alloca i32
  store i32 0, ptr %v523
  %v524 = alloca i32
  store i32 0, ptr %v524
  %v525 = alloca i32
  store i32 0, ptr %v525
  %v526 = alloca i32
  store i32 0, ptr %v526
  %v527 = alloca i32
  store i32 0, ptr %v527
  %v528 = alloca i32
  store i32 0, ptr %v528
  %v529 = alloca i32
  store i32 0, ptr %v529
  %v530 = alloca i32
  store i32 0, ptr %v530
  %v531 = alloca i32
  store i32 0, ptr %v531
  %v532 = alloca i32
  store i32 0, ptr %v532
  %v533 = alloca i32
  store i32 0, ptr %v533
  %v534 = alloca i32
  store i32 0, ptr %v534
  %v535 = alloca i32
  store i32 0, ptr %v535
  %v536 = alloca i32
  store i32 0, ptr %v536
  %v537 = alloca i32
  store i32 0, ptr %v537
  %v538 = alloca i32
  store i32 0, ptr %v538
  %v539 = alloca i32
  store i32 0, ptr %v539
  %v540 = alloca i32
  store i32 0, ptr %v540
  %v541 = alloca i32
  store i32 0, ptr %v541
  %v542 = alloca i32
  store i32 0, ptr %v542
  %v543 = alloca i32
  store i32 0, ptr %v543
  %v544 = alloca i32
  store i32 0, ptr %v544
  %v545 = alloca i32
  store i32 0, ptr %v545
  %v546 = alloca i32
  store i32 0, ptr %v546
  %v547 = alloca i32
  store i32 0, ptr %v547
  %v548 = alloca i32
  store i32 0, ptr %v548
  %v549 = alloca i32
  store i32 0, ptr %v549
  %v550 = alloca i32
  store i32 0, ptr %v550
  %v551 = alloca i32
  store i32 0, ptr %v551
  %v552 = alloca i32
  store i32 0, ptr %v552
  %v553 = alloca i32
  store i32 0, ptr %v553
  %v554 = alloca i32
  store i32 0, ptr %v554
  %v555 = alloca i32
  store i32 0, ptr %v555
  %v556 = alloca i32
  store i32 0, ptr %v556
  %v557 = alloca i32
  store i32 0, ptr %v557
  %v558 = alloca i32
  store i32 0, ptr %v558
  %v559 = alloca i32
  store i32 0, ptr %v559
  %v560 = alloca i32
  store i32 0, ptr %v560
  %v561 = alloca i32
  store i32 0, ptr %v561
  %v562 = alloca i32
  store i32 0, ptr %v562
  %v563 = alloca i32
  store i32 0, ptr %v563
  %v564 = alloca i32
  store i32 0, ptr %v564
  %v565 = alloca i32
  store i32 0, ptr %v565
  %v566 = alloca i32
  store i32 0, ptr %v566
  %v567 = alloca i32
  store i32 0, ptr %v567
  %v568 = alloca i32
  store i32 0, ptr %v568
  %v569 = alloca i32
  store i32 0, ptr %v569
  %v570 = alloca i32
  store i32 0, ptr %v570
  %v571 = alloca i32
  store i32 0, ptr %v571
  %v572 = alloca i32
  store i32 0, ptr %v572
  %v573 = alloca i32
  store i32 0, ptr %v573
  %v574 = alloca i32
  store i32 0, ptr %v574
  %v575 = alloca i32
  store i32 0, ptr %v575
  %v576 = alloca i32
  store i32 0, ptr %v576
  %v577 = alloca i32
  store i32 0, ptr %v577
  %v578 = alloca i32
  store i32 0, ptr %v578
  %v579 = alloca i32
  store i32 0, ptr %v579
  %v580 = alloca i32
  store i32 0, ptr %v580
  %v581 = alloca i32
  store i32 0, ptr %v581
  %v582 = alloca i32
  store i32 0, ptr %v582
  %v583 = alloca i32
  store i32 0, ptr %v583
  %v584 = alloca i32
  store i32 0, ptr %v584
  %v585 = alloca i32
  store i32 0, ptr %v585
  %v586 = alloca i32
  store i32 0, ptr %v586
  %v587 = alloca i32
  store i32 0, ptr %v587
  %v588 = alloca i32
  store i32 0, ptr %v588
  %v589 = alloca i32
  store i32 0, ptr %v589
  %v590 = alloca i32
  store i32 0, ptr %v590
  %v591 = alloca i32
  store i32 0, ptr %v591
  %v592 = alloca i32
  store i32 0, ptr %v592
  %v593 = alloca i32
  store i32 0, ptr %v593
  %v594 = alloca i32
  store i32 0, ptr %v594
  %v595 = alloca i32
  store i32 0, ptr %v595
  %v596 = alloca i32
  store i32 0, ptr %v596
  %v597 = alloca i32
  store i32 0, ptr %v597
  %v598 = alloca i32
  store i32 0, ptr %v598
  %v599 = alloca i32
  store i32 0, ptr %v599
  %v600 = alloca i32
  store i32 0, ptr %v600
  %v601 = alloca i32
  store i32 0, ptr %v601
  %v602 = alloca i32
  store i32 0, ptr %v602
  %v603 = alloca i32
  store i32 0, ptr %v603
  %v604 = alloca i32
  store i32 0, ptr %v604
  %v605 = alloca i32
  store i32 0, ptr %v605
  %v606 = alloca i32
  store i32 0, ptr %v606
  %v607 = alloca i32
  store i32 0, ptr %v607
  %v608 = alloca i32
  store i32 0, ptr %v608
  %v609 = alloca i32
  store i32 0, ptr %v609
  %v610 = alloca i32
  store i32 0, ptr %v610
  %v611 = alloca i32
  store i32 0, ptr %v611
  %v612 = alloca i32
  store i32 0, ptr %v612
  %v613 = alloca i32
  store i32 0, ptr %v613
  %v614 = alloca i32
  store i32 0, ptr %v614
  %v615 = alloca i32
  store i32 0, ptr %v615
  %v616 = alloca i32
  store i32 0, ptr %v616
  %v617 = alloca i32
  store i32 0, ptr %v617
  %v618 = alloca i32
  store i32 0, ptr %v618
  %v619 = alloca i32
  store i32 0, ptr %v619
  %v620 = alloca i32
  store i32 0, ptr %v620
  %v621 = alloca i32
  store i32 0, ptr %v621
  %v622 = alloca i32
  store i32 0, ptr %v622
  %v623 = alloca i32
  store i32 0, ptr %v623
  %v624 = alloca i32
  store i32 0, ptr %v624
  %v625 = alloca i32
  store i32 0, ptr %v625
  %v626 = alloca i32
  store i32 0, ptr %v626
  %v627 = alloca i32
  store i32 0, ptr %v627
  %v628 = alloca i32
  store i32 0, ptr %v628
  %v629 = alloca i32
  store i32 0, ptr %v629
  %v630 = alloca i32
  store i32 0, ptr %v630
  %v631 = alloca i32
  store i32 0, ptr %v631
  %v632 = alloca i32
  store i32 0, ptr %v632
  %v633 = alloca i32
  store i32 0, ptr %v633
  %v634 = alloca i32
  store i32 0, ptr %v634
  %v635 = alloca i32
  store i32 0, ptr %v635
  %v636 = alloca i32
  store i32 0, ptr %v636
  %v637 = alloca i32
  store i32 0, ptr %v637
  %v638 = alloca i32
  store i32 0, ptr %v638
  %v639 = alloca i32
  store i32 0, ptr %v639
  %v640 = alloca i32
  store i32 0, ptr %v640
  %v641 = alloca i32
  store i32 0, ptr %v641
  %v642 = alloca i32
  store i32 0, ptr %v642
  %v643 = alloca i32
  store i32 0, ptr %v643
  %v644 = alloca i32
  store i32 0, ptr %v644
  %v645 = alloca i32
  store i32 0, ptr %v645
  %v646 = alloca i32
  store i32 0, ptr %v646
  %v647 = alloca i32
  store i32 0, ptr %v647
  %v648 = alloca i32
  store i32 0, ptr %v648
  %v649 = alloca i32
  store i32 0, ptr %v649
  %v650 = alloca i32
  store i32 0, ptr %v650
  %v651 = alloca i32
  store i32 0, ptr %v651
  %v652 = alloca i32
  store i32 0, ptr %v652
  %v653 = alloca i32
  store i32 0, ptr %v653
  %v654 = alloca i32
  store i32 0, ptr %v654
  %v655 = alloca i32
  store i32 0, ptr %v655
  %v656 = alloca i32
  store i32 0, ptr %v656
  %v657 = alloca i32
  store i32 0, ptr %v657
  %v658 = alloca i32
  store i32 0, ptr %v658
  %v659 = alloca i32
  store i32 0, ptr %v659
  %v660 = alloca i32
  store i32 0, ptr %v660
  %v661 = alloca i32
  store i32 0, ptr %v661
  %v662 = alloca i32
  store i32 0, ptr %v662
  %v663 = alloca i32
  store i32 0, ptr %v663
  %v664 = alloca i32
  store i32 0, ptr %v664
  %v665 = alloca i32
  store i32 0, ptr %v665
  %v666 = alloca i32
  store i32 0, ptr %v666
  %v667 = alloca i32
  store i32 0, ptr %v667
  %v668 = alloca i32
  store i32 0, ptr %v668
  %v669 = alloca i32
  store i32 0, ptr %v669
  %v670 = alloca i32
  store i32 0, ptr %v670
  %v671 = alloca i32
  store i32 0, ptr %v671
  %v672 = alloca i32
  store i32 0, ptr %v672
  %v673 = alloca i32
  store i32 0, ptr %v673
  %v674 = alloca i32
  store i32 0, ptr %v674
  %v675 = alloca i32
  store i32 0, ptr %v675
  %v676 = alloca i32
  store i32 0, ptr %v676
  %v677 = alloca i32
  store i32 0, ptr %v677
  %v678 = alloca i32
  store i32 0, ptr %v678
  %v679 = alloca i32
  store i32 0, ptr %v679
  %v680 = alloca i32
  store i32 0, ptr %v680
  %v681 = alloca i32
  store i32 0, ptr %v681
  %v682 = alloca i32
  store i32 0, ptr %v682
  %v683 = alloca i32
  store i32 0, ptr %v683
  %v684 = alloca i32
  store i32 0, ptr %v684
  %v685 = alloca i32
  store i32 0, ptr %v685
  %v686 = alloca i32
  store i32 0, ptr %v686
  %v687 = alloca i32
  store i32 0, ptr %v687
  %v688 = alloca i32
  store i32 0, ptr %v688
  %v689 = alloca i32
  store i32 0, ptr %v689
  %v690 = alloca i32
  store i32 0, ptr %v690
  %v691 = alloca i32
  store i32 0, ptr %v691
  %v692 = alloca i32
  store i32 0, ptr %v692
  %v693 = alloca i32
  store i32 0, ptr %v693
  %v694 = alloca i32
  store i32 0, ptr %v694
  %v695 = alloca i32
  store i32 0, ptr %v695
  %v696 = alloca i32
  store i32 0, ptr %v696
  %v697 = alloca i32
  store i32 0, ptr %v697
  %v698 = alloca i32
  store i32 0, ptr %v698
  %v699 = alloca i32
  store i32 0, ptr %v699
  %v700 = alloca i32
  store i32 0, ptr %v700
  %v701 = alloca i32
  store i32 0, ptr %v701
  %v702 = alloca i32
  store i32 0, ptr %v702
  %v703 = alloca i32
  store i32 0, ptr %v703
  %v704 = alloca i32
  store i32 0, ptr %v704
  %v705 = alloca i32
  store i32 0, ptr %v705
  %v706 = alloca i32
  store i32 0, ptr %v706
  %v707 = alloca i32
  store i32 0, ptr %v707
  %v708 = alloca i32
  store i32 0, ptr %v708
  %v709 = alloca i32
  store i32 0, ptr %v709
  %v710 = alloca i32
  store i32 0, ptr %v710
  %v711 = alloca i32
  store i32 0, ptr %v711
  %v712 = alloca i32
  store i32 0, ptr %v712
  %v713 = alloca i32
  store i32 0, ptr %v713
  %v714 = alloca i32
  store i32 0, ptr %v714
  %v715 = alloca i32
  store i32 0, ptr %v715
  %v716 = alloca i32
  store i32 0, ptr %v716
  %v717 = alloca i32
  store i32 0, ptr %v717
  %v718 = alloca i32
  store i32 0, ptr %v718
  %v719 = alloca i32
  store i32 0, ptr %v719
  %v720 = alloca i32
  store i32 0, ptr %v720
  %v721 = alloca i32
  store i32 0, ptr %v721
  %v722 = alloca i32
  store i32 0, ptr %v722
  %v723 = alloca i32
  store i32 0, ptr %v723
  %v724 = alloca i32
  store i32 0, ptr %v724
  %v725 = alloca i32
  store i32 0, ptr %v725
  %v726 = alloca i32
  store i32 0, ptr %v726
  %v727 = alloca i32
  store i32 0, ptr %v727
  %v728 = alloca i32
  store i32 0, ptr %v728
  %v729 = alloca i32
  store i32 0, ptr %v729
  %v730 = alloca i32
  store i32 0, ptr %v730
  %v731 = alloca i32
  store i32 0, ptr %v731
  %v732 = alloca i32
  store i32 0, ptr %v732
  %v733 = alloca i32
  store i32 0, ptr %v733
  %v734 = alloca i32
  store i32 0, ptr %v734
  %v735 = alloca i32
  store i32 0, ptr %v735
  %v736 = alloca i32
  store i32 0, ptr %v736
  %v737 = alloca i32
  store i32 0, ptr %v737
  %v738 = alloca i32
  store i32 0, ptr %v738
  %v739 = alloca i32
  store i32 0, ptr %v739
  %v740 = alloca i32
  store i32 0, ptr %v740
  %v741 = alloca i32
  store i32 0, ptr %v741
  %v742 = alloca i32
  store i32 0, ptr %v742
  %v743 = alloca i32
  store i32 0, ptr %v743
  %v744 = alloca i32
  store i32 0, ptr %v744
  %v745 = alloca i32
  store i32 0, ptr %v745
  %v746 = alloca i32
  store i32 0, ptr %v746
  %v747 = alloca i32
  store i32 0, ptr %v747
  %v748 = alloca i32
  store i32 0, ptr %v748
  %v749 = alloca i32
  store i32 0, ptr %v749
  %v750 = alloca i32
  store i32 0, ptr %v750
  %v751 = alloca i32
  store i32 0, ptr %v751
  %v752 = alloca i32
  store i32 0, ptr %v752
  %v753 = alloca i32
  store i32 0, ptr %v753
  %v754 = alloca i32
  store i32 0, ptr %v754
  %v755 = alloca i32
  store i32 0, ptr %v755
  %v756 = alloca i32
  store i32 0, ptr %v756
  %v757 = alloca i32
  store i32 0, ptr %v757
  %v758 = alloca i32
  store i32 0, ptr %v758
  %v759 = alloca i32
  store i32 0, ptr %v759
  %v760 = alloca i32
  store i32 0, ptr %v760
  %v761 = alloca i32
  store i32 0, ptr %v761
  %v762 = alloca i32
  store i32 0, ptr %v762
  %v763 = alloca i32
  store i32 0, ptr %v763
  %v764 = alloca i32
  store i32 0, ptr %v764
  %v765 = alloca i32
  store i32 0, ptr %v765
  %v766 = alloca i32
  store i32 0, ptr %v766
  %v767 = alloca i32
  store i32 0, ptr %v767
  %v768 = alloca i32
  store i32 0, ptr %v768
  %v769 = alloca i32
  store i32 0, ptr %v769
  %v770 = alloca i32
  store i32 0, ptr %v770
  %v771 = alloca i32
  store i32 0, ptr %v771
  %v772 = alloca i32
  store i32 0, ptr %v772
  %v773 = alloca i32
  store i32 0, ptr %v773
  %v774 = alloca i32
  store i32 0, ptr %v774
  %v775 = alloca i32
  store i32 0, ptr %v775
  %v776 = alloca i32
  store i32 0, ptr %v776
  %v777 = alloca i32
  store i32 0, ptr %v777
  %v778 = alloca i32
  store i32 0, ptr %v778
  %v779 = alloca i32
  store i32 0, ptr %v779
  %v780 = alloca i32
  store i32 0, ptr %v780
  %v781 = alloca i32
  store i32 0, ptr %v781
  %v782 = alloca i32
  store i32 0, ptr %v782
  %v783 = alloca i32
  store i32 0, ptr %v783
  %v784 = alloca i32
  store i32 0, ptr %v784
  %v785 = alloca i32
  store i32 0, ptr %v785
  %v786 = alloca i32
  store i32 0, ptr %v786
  %v787 = alloca i32
  store i32 0, ptr %v787
  %v788 = alloca i32
  store i32 0, ptr %v788
  %v789 = alloca i32
  store i32 0, ptr %v789
  %v790 = alloca i32
  store i32 0, ptr %v790
  %v791 = alloca i32
  store i32 0, ptr %v791
  %v792 = alloca i32
  store i32 0, ptr %v792
  %v793 = alloca i32
  store i32 0, ptr %v793
  %v794 = alloca i32
  store i32 0, ptr %v794
  %v795 = alloca i32
  store i32 0, ptr %v795
  %v796 = alloca i32
  store i32 0, ptr %v796
  %v797 = alloca i32
  store i32 0, ptr %v797
  %v798 = alloca i32
  store i32 0, ptr %v798
  %v799 = alloca i32
  store i32 0, ptr %v799
  %v800 = alloca i32
  store i32 0, ptr %v800
  %v801 = alloca i32
  store i32 0, ptr %v801
  %v802 = alloca i32
  store i32 0, ptr %v802
  %v803 = alloca i32
  store i32 0, ptr %v803
  %v804 = alloca i32
  store i32 0, ptr %v804
  %v805 = alloca i32
  store i32 0, ptr %v805
  %v806 = alloca i32
  store i32 0, ptr %v806
  %v807 = alloca i32
  store i32 0, ptr %v807
  %v808 = alloca i32
  store i32 0, ptr %v808
  %v809 = alloca i32
  store i32 0, ptr %v809
  %v810 = alloca i32
  store i32 0, ptr %v810
  %v811 = alloca i32
  store i32 0, ptr %v811
  %v812 = alloca i32
  store i32 0, ptr %v812
  %v813 = alloca i32
  store i32 0, ptr %v813
  %v814 = alloca i32
  store i32 0, ptr %v814
  %v815 = alloca i32
  store i32 0, ptr %v815
  %v816 = alloca i32
  store i32 0, ptr %v816
  %v817 = alloca i32
  store i32 0, ptr %v817
  %v818 = alloca i32
  store i32 0, ptr %v818
  %v819 = alloca i32
  store i32 0, ptr %v819
  %v820 = alloca i32
  store i32 0, ptr %v820
  %v821 = alloca i32
  store i32 0, ptr %v821
  %v822 = alloca i32
  store i32 0, ptr %v822
  %v823 = alloca i32
  store i32 0, ptr %v823
  %v824 = alloca i32
  store i32 0, ptr %v824
  %v825 = alloca i32
  store i32 0, ptr %v825
  %v826 = alloca i32
  store i32 0, ptr %v826
  %v827 = alloca i32
  store i32 0, ptr %v827
  %v828 = alloca i32
  store i32 0, ptr %v828
  %v829 = alloca i32
  store i32 0, ptr %v829
  %v830 = alloca i32
  store i32 0, ptr %v830
  %v831 = alloca i32
  store i32 0, ptr %v831
  %v832 = alloca i32
  store i32 0, ptr %v832
  %v833 = alloca i32
  store i32 0, ptr %v833
  %v834 = alloca i32
  store i32 0, ptr %v834
  %v835 = alloca i32
  store i32 0, ptr %v835
  %v836 = alloca i32
  store i32 0, ptr %v836
  %v837 = alloca i32
  store i32 0, ptr %v837
  %v838 = alloca i32
  store i32 0, ptr %v838
  %v839 = alloca i32
  store i32 0, ptr %v839
  %v840 = alloca i32
  store i32 0, ptr %v840
  %v841 = alloca i32
  store i32 0, ptr %v841
  %v842 = alloca i32
  store i32 0, ptr %v842
  %v843 = alloca i32
  store i32 0, ptr %v843
  %v844 = alloca i32
  store i32 0, ptr %v844
  %v845 = alloca i32
  store i32 0, ptr %v845
  %v846 = alloca i32
  store i32 0, ptr %v846
  %v847 = alloca i32
  store i32 0, ptr %v847
  %v848 = alloca i32
  store i32 0, ptr %v848
  %v849 = alloca i32
  store i32 0, ptr %v849
  %v850 = alloca i32
  store i32 0, ptr %v850
  %v851 = alloca i32
  store i32 0, ptr %v851
  %v852 = alloca i32
  store i32 0, ptr %v852
  %v853 = alloca i32
  store i32 0, ptr %v853
  %v854 = alloca i32
  store i32 0, ptr %v854
  %v855 = alloca i32
  store i32 0, ptr %v855
  %v856 = alloca i32
  store i32 0, ptr %v856
  %v857 = alloca i32
  store i32 0, ptr %v857
  %v858 = alloca i32
  store i32 0, ptr %v858
  %v859 = alloca i32
  store i32 0, ptr %v859
  %v860 = alloca i32
  store i32 0, ptr %v860
  %v861 = alloca i32
  store i32 0, ptr %v861
  %v862 = alloca i32
  store i32 0, ptr %v862
  %v863 = alloca i32
  store i32 0, ptr %v863
  %v864 = alloca i32
  store i32 0, ptr %v864
  %v865 = alloca i32
  store i32 0, ptr %v865
  %v866 = alloca i32
  store i32 0, ptr %v866
  %v867 = alloca i32
  store i32 0, ptr %v867
  %v868 = alloca i32
  store i32 0, ptr %v868
  %v869 = alloca i32
  store i32 0, ptr %v869
  %v870 = alloca i32
  store i32 0, ptr %v870
  %v871 = alloca i32
  store i32 0, ptr %v871
  %v872 = alloca i32
  store i32 0, ptr %v872
  %v873 = alloca i32
  store i32 0, ptr %v873
  %v874 = alloca i32
  store i32 0, ptr %v874
  %v875 = alloca i32
  store i32 0, ptr %v875
  %v876 = alloca i32
  store i32 0, ptr %v876
  %v877 = alloca i32
  store i32 0, ptr %v877
  %v878 = alloca i32
  store i32 0, ptr %v878
  %v879 = alloca i32
  store i32 0, ptr %v879
  %v880 = alloca i32
  store i32 0, ptr %v880
  %v881 = alloca i32
  store i32 0, ptr %v881
  %v882 = alloca i32
  store i32 0, ptr %v882
  %v883 = alloca i32
  store i32 0, ptr %v883
  %v884 = alloca i32
  store i32 0, ptr %v884
  %v885 = alloca i32
  store i32 0, ptr %v885
  %v886 = alloca i32
  store i32 0, ptr %v886
  %v887 = alloca i32
  store i32 0, ptr %v887
  %v888 = alloca i32
  store i32 0, ptr %v888
  %v889 = alloca i32
  store i32 0, ptr %v889
  %v890 = alloca i32
  store i32 0, ptr %v890
  %v891 = alloca i32
  store i32 0, ptr %v891
  %v892 = alloca i32
  store i32 0, ptr %v892
  %v893 = alloca i32
  store i32 0, ptr %v893
  %v894 = alloca i32
  store i32 0, ptr %v894
  %v895 = alloca i32
  store i32 0, ptr %v895
  %v896 = alloca i32
  store i32 0, ptr %v896
  %v897 = alloca i32
  store i32 0, ptr %v897
  %v898 = alloca i32
  store i32 0, ptr %v898
  %v899 = alloca i32
  store i32 0, ptr %v899
  %v900 = alloca i32
  store i32 0, ptr %v900
  %v901 = alloca i32
  store i32 0, ptr %v901
  %v902 = alloca i32
  store i32 0, ptr %v902
  %v903 = alloca i32
  store i32 0, ptr %v903
  %v904 = alloca i32
  store i32 0, ptr %v904
  %v905 = alloca i32
  store i32 0, ptr %v905
  %v906 = alloca i32
  store i32 0, ptr %v906
  %v907 = alloca i32
  store i32 0, ptr %v907
  %v908 = alloca i32
  store i32 0, ptr %v908
  %v909 = alloca i32
  store i32 0, ptr %v909
  %v910 = alloca i32
  store i32 0, ptr %v910
  %v911 = alloca i32
  store i32 0, ptr %v911
  %v912 = alloca i32
  store i32 0, ptr %v912
  %v913 = alloca i32
  store i32 0, ptr %v913
  %v914 = alloca i32
  store i32 0, ptr %v914
  %v915 = alloca i32
  store i32 0, ptr %v915
  %v916 = alloca i32
  store i32 0, ptr %v916
  %v917 = alloca i32
  store i32 0, ptr %v917
  %v918 = alloca i32
  store i32 0, ptr %v918
  %v919 = alloca i32
  store i32 0, ptr %v919
  %v920 = alloca i32
  store i32 0, ptr %v920
  %v921 = alloca i32
  store i32 0, ptr %v921
  %v922 = alloca i32
  store i32 0, ptr %v922
  %v923 = alloca i32
  store i32 0, ptr %v923
  %v924 = alloca i32
  store i32 0, ptr %v924
  %v925 = alloca i32
  store i32 0, ptr %v925
  %v926 = alloca i32
  store i32 0, ptr %v926
  %v927 = alloca i32
  store i32 0, ptr %v927
  %v928 = alloca i32
  store i32 0, ptr %v928
  %v929 = alloca i32
  store i32 0, ptr %v929
  %v930 = alloca i32
  store i32 0, ptr %v930
  %v931 = alloca i32
  store i32 0, ptr %v931
  %v932 = alloca i32
  store i32 0, ptr %v932
  %v933 = alloca i32
  store i32 0, ptr %v933
  %v934 = alloca i32
  store i32 0, ptr %v934
  %v935 = alloca i32
  store i32 0, ptr %v935
  %v936 = alloca i32
  store i32 0, ptr %v936
  %v937 = alloca i32
  store i32 0, ptr %v937
  %v938 = alloca i32
  store i32 0, ptr %v938
  %v939 = alloca i32
  store i32 0, ptr %v939
  %v940 = alloca i32
  store i32 0, ptr %v940
  %v941 = alloca i32
  store i32 0, ptr %v941
  %v942 = alloca i32
  store i32 0, ptr %v942
  %v943 = alloca i32
  store i32 0, ptr %v943
  %v944 = alloca i32
  store i32 0, ptr %v944
  %v945 = alloca i32
  store i32 0, ptr %v945
  %v946 = alloca i32
  store i32 0, ptr %v946
  %v947 = alloca i32
  store i32 0, ptr %v947
  %v948 = alloca i32
  store i32 0, ptr %v948
  %v949 = alloca i32
  store i32 0, ptr %v949
  %v950 = alloca i32
  store i32 0, ptr %v950
  %v951 = alloca i32
  store i32 0, ptr %v951
  %v952 = alloca i32
  store i32 0, ptr %v952
  %v953 = alloca i32
  store i32 0, ptr %v953
  %v954 = alloca i32
  store i32 0, ptr %v954
  %v955 = alloca i32
  store i32 0, ptr %v955
  %v956 = alloca i32
  store i32 0, ptr %v956
  %v957 = alloca i32
  store i32 0, ptr %v957
  %v958 = alloca i32
  store i32 0, ptr %v958
  %v959 = alloca i32
  store i32 0, ptr %v959
  %v960 = alloca i32
  store i32 0, ptr %v960
  %v961 = alloca i32
  store i32 0, ptr %v961
  %v962 = alloca i32
  store i32 0, ptr %v962
  %v963 = alloca i32
  store i32 0, ptr %v963
  %v964 = alloca i32
  store i32 0, ptr %v964
  %v965 = alloca i32
  store i32 0, ptr %v965
  %v966 = alloca i32
  store i32 0, ptr %v966
  %v967 = alloca i32
  store i32 0, ptr %v967
  %v968 = alloca i32
  store i32 0, ptr %v968
  %v969 = alloca i32
  store i32 0, ptr %v969
  %v970 = alloca i32
  store i32 0, ptr %v970
  %v971 = alloca i32
  store i32 0, ptr %v971
  %v972 = alloca i32
  store i32 0, ptr %v972
  %v973 = alloca i32
  store i32 0, ptr %v973
  %v974 = alloca i32
  store i32 0, ptr %v974
  %v975 = alloca i32
  store i32 0, ptr %v975
  %v976 = alloca i32
  store i32 0, ptr %v976
  %v977 = alloca i32
  store i32 0, ptr %v977
  %v978 = alloca i32
  store i32 0, ptr %v978
  %v979 = alloca i32
  store i32 0, ptr %v979
  %v980 = alloca i32
  store i32 0, ptr %v980
  %v981 = alloca i32
  store i32 0, ptr %v981
  %v982 = alloca i32
  store i32 0, ptr %v982
  %v983 = alloca i32
  store i32 0, ptr %v983
  %v984 = alloca i32
  store i32 0, ptr %v984
  %v985 = alloca i32
  store i32 0, ptr %v985
  %v986 = alloca i32
  store i32 0, ptr %v986
  %v987 = alloca i32
  store i32 0, ptr %v987
  %v988 = alloca i32
  store i32 0, ptr %v988
  %v989 = alloca i32
  store i32 0, ptr %v989
  %v990 = alloca i32
  store i32 0, ptr %v990
  %v991 = alloca i32
  store i32 0, ptr %v991
  %v992 = alloca i32
  store i32 0, ptr %v992
  %v993 = alloca i32
  store i32 0, ptr %v993
  %v994 = alloca i32
  store i32 0, ptr %v994
  %v995 = alloca i32
  store i32 0, ptr %v995
  %v996 = alloca i32
  store i32 0, ptr %v996
  %v997 = alloca i32
  store i32 0, ptr %v997
  %v998 = alloca i32
  store i32 0, ptr %v998
  %v999 = alloca i32
  store i32 0, ptr %v999
  %v1000 = alloca i32
  store i32 0, ptr %v1000
  %v1001 = alloca i32
  store i32 0, ptr %v1001
  %v1002 = alloca i32
  store i32 0, ptr %v1002
  %v1003 = alloca i32
  store i32 0, ptr %v1003
  %v1004 = alloca i32
  store i32 0, ptr %v1004
  %v1005 = alloca i32
  store i32 0, ptr %v1005
  %v1006 = alloca i32
  store i32 0, ptr %v1006
  %v1007 = alloca i32
  store i32 0, ptr %v1007
  %v1008 = alloca i32
  store i32 0, ptr %v1008
  %v1009 = alloca i32
  store i32 0, ptr %v1009
  %v1010 = alloca i32
  store i32 0, ptr %v1010
  %v1011 = alloca i32
  store i32 0, ptr %v1011
  %v1012 = alloca i32
  store i32 0, ptr %v1012
  %v1013 = alloca i32
  store i32 0, ptr %v1013
  %v1014 = alloca i32
  store i32 0, ptr %v1014
  %v1015 = alloca i32
  store i32 0, ptr %v1015
  %v1016 = alloca i32
  store i32 0, ptr %v1016
  %v1017 = alloca i32
  store i32 0, ptr %v1017
  %v1018 = alloca i32
  store i32 0, ptr %v1018
  %v1019 = alloca i32
  store i32 0, ptr %v1019
  %v1020 = alloca i32
  store i32 0, ptr %v1020
  %v1021 = alloca i32
  store i32 0, ptr %v1021
  %v1022 = alloca i32
  store i32 0, ptr %v1022
  %v1023 = alloca i32
  store i32 0, ptr %v1023
  %v1024 = alloca i32
  store i32 0, ptr %v1024
  %v1025 = alloca i32
  store i32 0, ptr %v1025
  %v1026 = alloca i32
  store i32 0, ptr %v1026
  %v1027 = alloca i32
  store i32 0, ptr %v1027
  %v1028 = alloca i32
  store i32 0, ptr %v1028
  %v1029 = alloca i32
  store i32 0, ptr %v1029
  %v1030 = alloca i32
  store i32 0, ptr %v1030
  %v1031 = alloca i32
  store i32 0, ptr %v1031
  %v1032 = alloca i32
  store i32 0, ptr %v1032
  %v1033 = alloca i32
  store i32 0, ptr %v1033
  %v1034 = alloca i32
  store i32 0, ptr %v1034
  %v1035 = alloca i32
  store i32 0, ptr %v1035
  %v1036 = alloca i32
  store i32 0, ptr %v1036
  %v1037 = alloca i32
  store i32 0, ptr %v1037
  %v1038 = alloca i32
  store i32 0, ptr %v1038
  %v1039 = alloca i32
  store i32 0, ptr %v1039
  %v1040 = alloca i32
  store i32 0, ptr %v1040
  %v1041 = alloca i32
  store i32 0, ptr %v1041
  %v1042 = alloca i32
  store i32 0, ptr %v1042
  %v1043 = alloca i32
  store i32 0, ptr %v1043
  %v1044 = alloca i32
  store i32 0, ptr %v1044
  %v1045 = alloca i32
  store i32 0, ptr %v1045
  %v1046 = alloca i32
  store i32 0, ptr %v1046
  %v1047 = alloca i32
  store i32 0, ptr %v1047
  %v1048 = alloca i32
  store i32 0, ptr %v1048
  %v1049 = alloca i32
  store i32 0, ptr %v1049
  %v1050 = alloca i32
  store i32 0, ptr %v1050
  %v1051 = alloca i32
  store i32 0, ptr %v1051
  %v1052 = alloca i32
  store i32 0, ptr %v1052
  %v1053 = alloca i32
  store i32 0, ptr %v1053
  %v1054 = alloca i32
  store i32 0, ptr %v1054
  %v1055 = alloca i32
  store i32 0, ptr %v1055
  %v1056 = alloca i32
  store i32 0, ptr %v1056
  %v1057 = alloca i32
  store i32 0, ptr %v1057
  %v1058 = alloca i32
  store i32 0, ptr %v1058
  %v1059 = alloca i32
  store i32 0, ptr %v1059
  %v1060 = alloca i32
  store i32 0, ptr %v1060
  %v1061 = alloca i32
  store i32 0, ptr %v1061
  %v1062 = alloca i32
  store i32 0, ptr %v1062
  %v1063 = alloca i32
  store i32 0, ptr %v1063
  %v1064 = alloca i32
  store i32 0, ptr %v1064
  %v1065 = alloca i32
  store i32 0, ptr %v1065
  %v1066 = alloca i32
  store i32 0, ptr %v1066
  %v1067 = alloca i32
  store i32 0, ptr %v1067
  %v1068 = alloca i32
  store i32 0, ptr %v1068
  %v1069 = alloca i32
  store i32 0, ptr %v1069
  %v1070 = alloca i32
  store i32 0, ptr %v1070
  %v1071 = alloca i32
  store i32 0, ptr %v1071
  %v1072 = alloca i32
  store i32 0, ptr %v1072
  %v1073 = alloca i32
  store i32 0, ptr %v1073
  %v1074 = alloca i32
  store i32 0, ptr %v1074
  %v1075 = alloca i32
  store i32 0, ptr %v1075
  %v1076 = alloca i32
  store i32 0, ptr %v1076
  %v1077 = alloca i32
  store i32 0, ptr %v1077
  %v1078 = alloca i32
  store i32 0, ptr %v1078
  %v1079 = alloca i32
  store i32 0, ptr %v1079
  %v1080 = alloca i32
  store i32 0, ptr %v1080
  %v1081 = alloca i32
  store i32 0, ptr %v1081
  %v1082 = alloca i32
  store i32 0, ptr %v1082
  %v1083 = alloca i32
  store i32 0, ptr %v1083
  %v1084 = alloca i32
  store i32 0, ptr %v1084
  %v1085 = alloca i32
  store i32 0, ptr %v1085
  %v1086 = alloca i32
  store i32 0, ptr %v1086
  %v1087 = alloca i32
  store i32 0, ptr %v1087
  %v1088 = alloca i32
  store i32 0, ptr %v1088
  %v1089 = alloca i32
  store i32 0, ptr %v1089
  %v1090 = alloca i32
  store i32 0, ptr %v1090
  %v1091 = alloca i32
  store i32 0, ptr %v1091
  %v1092 = alloca i32
  store i32 0, ptr %v1092
  %v1093 = alloca i32
  store i32 0, ptr %v1093
  %v1094 = alloca i32
  store i32 0, ptr %v1094
  %v1095 = alloca i32
  store i32 0, ptr %v1095
  %v1096 = alloca i32
  store i32 0, ptr %v1096
  %v1097 = alloca i32
  store i32 0, ptr %v1097
  %v1098 = alloca i32
  store i32 0, ptr %v1098
  %v1099 = alloca i32
  store i32 0, ptr %v1099
  %v1100 = alloca i32
  store i32 0, ptr %v1100
  %v1101 = alloca i32
  store i32 0, ptr %v1101
  %v1102 = alloca i32
  store i32 0, ptr %v1102
  %v1103 = alloca i32
  store i32 0, ptr %v1103
  %v1104 = alloca i32
  store i32 0, ptr %v1104
  %v1105 = alloca i32
  store i32 0, ptr %v1105
  %v1106 = alloca i32
  store i32 0, ptr %v1106
  %v1107 = alloca i32
  store i32 0, ptr %v1107
  %v1108 = alloca i32
  store i32 0, ptr %v1108
  %v1109 = alloca i32
  store i32 0, ptr %v1109
  %v1110 = alloca i32
  store i32 0, ptr %v1110
  %v1111 = alloca i32
  store i32 0, ptr %v1111
  %v1112 = alloca i32
  store i32 0, ptr %v1112
  %v1113 = alloca i32
  store i32 0, ptr %v1113
  %v1114 = alloca i32
  store i32 0, ptr %v1114
  %v1115 = alloca i32
  store i32 0, ptr %v1115
  %v1116 = alloca i32
  store i32 0, ptr %v1116
  %v1117 = alloca i32
  store i32 0, ptr %v1117
  %v1118 = alloca i32
  store i32 0, ptr %v1118
  %v1119 = alloca i32
  store i32 0, ptr %v1119
  %v1120 = alloca i32
  store i32 0, ptr %v1120
  %v1121 = alloca i32
  store i32 0, ptr %v1121
  %v1122 = alloca i32
  store i32 0, ptr %v1122
  %v1123 = alloca i32
  store i32 0, ptr %v1123
  %v1124 = alloca i32
  store i32 0, ptr %v1124
  %v1125 = alloca i32
  store i32 0, ptr %v1125
  %v1126 = alloca i32
  store i32 0, ptr %v1126
  %v1127 = alloca i32
  store i32 0, ptr %v1127
  %v1128 = alloca i32
  store i32 0, ptr %v1128
  %v1129 = alloca i32
  store i32 0, ptr %v1129
  %v1130 = alloca i32
  store i32 0, ptr %v1130
  %v1131 = alloca i32
  store i32 0, ptr %v1131
  %v1132 = alloca i32
  store i32 0, ptr %v1132
  %v1133 = alloca i32
  store i32 0, ptr %v1133
  %v1134 = alloca i32
  store i32 0, ptr %v1134
  %v1135 = alloca i32
  store i32 0, ptr %v1135
  %v1136 = alloca i32
  store i32 0, ptr %v1136
  %v1137 = alloca i32
  store i32 0, ptr %v1137
  %v1138 = alloca i32
  store i32 0, ptr %v1138
  %v1139 = alloca i32
  store i32 0, ptr %v1139
  %v1140 = alloca i32
  store i32 0, ptr %v1140
  %v1141 = alloca i32
  store i32 0, ptr %v1141
  %v1142 = alloca i32
  store i32 0, ptr %v1142
  %v1143 = alloca i32
  store i32 0, ptr %v1143
  %v1144 = alloca i32
  store i32 0, ptr %v1144
  %v1145 = alloca i32
  store i32 0, ptr %v1145
  %v1146 = alloca i32
  store i32 0, ptr %v1146
  %v1147 = alloca i32
  store i32 0, ptr %v1147
  %v1148 = alloca i32
  store i32 0, ptr %v1148
  %v1149 = alloca i32
  store i32 0, ptr %v1149
  %v1150 = alloca i32
  store i32 0, ptr %v1150
  %v1151 = alloca i32
  store i32 0, ptr %v1151
  %v1152 = alloca i32
  store i32 0, ptr %v1152
  %v1153 = alloca i32
  store i32 0, ptr %v1153
  %v1154 = alloca i32
  store i32 0, ptr %v1154
  %v1155 = alloca i32
  store i32 0, ptr %v1155
  %v1156 = alloca i32
  store i32 0, ptr %v1156
  %v1157 = alloca i32
  store i32 0, ptr %v1157
  %v1158 = alloca i32
  store i32 0, ptr %v1158
  %v1159 = alloca i32
  store i32 0, ptr %v1159
  %v1160 = alloca i32
  store i32 0, ptr %v1160
  %v1161 = alloca i32
  store i32 0, ptr %v1161
  %v1162 = alloca i32
  store i32 0, ptr %v1162
  %v1163 = alloca i32
  store i32 0, ptr %v1163
  %v1164 = alloca i32
  store i32 0, ptr %v1164
  %v1165 = alloca i32
  store i32 0, ptr %v1165
  %v1166 = alloca i32
  store i32 0, ptr %v1166
  %v1167 = alloca i32
  store i32 0, ptr %v1167
  %v1168 = alloca i32
  store i32 0, ptr %v1168
  %v1169 = alloca i32
  store i32 0, ptr %v1169
  %v1170 = alloca i32
  store i32 0, ptr %v1170
  %v1171 = alloca i32
  store i32 0, ptr %v1171
  %v1172 = alloca i32
  store i32 0, ptr %v1172
  %v1173 = alloca i32
  store i32 0, ptr %v1173
  %v1174 = alloca i32
  store i32 0, ptr %v1174
  %v1175 = alloca i32
  store i32 0, ptr %v1175
  %v1176 = alloca i32
  store i32 0, ptr %v1176
  %v1177 = alloca i32
  store i32 0, ptr %v1177
  %v1178 = alloca i32
  store i32 0, ptr %v1178
  %v1179 = alloca i32
  store i32 0, ptr %v1179
  %v1180 = alloca i32
  store i32 0, ptr %v1180
  %v1181 = alloca i32
  store i32 0, ptr %v1181
  %v1182 = alloca i32
  store i32 0, ptr %v1182
  %v1183 = alloca i32
  store i32 0, ptr %v1183
  %v1184 = alloca i32
  store i32 0, ptr %v1184
  %v1185 = alloca i32
  store i32 0, ptr %v1185
  %v1186 = alloca i32
  store i32 0, ptr %v1186
  %v1187 = alloca i32
  store i32 0, ptr %v1187
  %v1188 = alloca i32
  store i32 0, ptr %v1188
  %v1189 = alloca i32
  store i32 0, ptr %v1189
  %v1190 = alloca i32
  store i32 0, ptr %v1190
  %v1191 = alloca i32
  store i32 0, ptr %v1191
  %v1192 = alloca i32
  store i32 0, ptr %v1192
  %v1193 = alloca i32
  store i32 0, ptr %v1193
  %v1194 = alloca i32
  store i32 0, ptr %v1194
  %v1195 = alloca i32
  store i32 0, ptr %v1195
  %v1196 = alloca i32
  store i32 0, ptr %v1196
  %v1197 = alloca i32
  store i32 0, ptr %v1197
  %v1198 = alloca i32
  store i32 0, ptr %v1198
  %v1199 = alloca i32
  store i32 0, ptr %v1199
  %v1200 = alloca i32
  store i32 0, ptr %v1200
  %v1201 = alloca i32
  store i32 0, ptr %v1201
  %v1202 = alloca i32
  store i32 0, ptr %v1202
  %v1203 = alloca i32
  store i32 0, ptr %v1203
  %v1204 = alloca i32
  store i32 0, ptr %v1204
  %v1205 = alloca i32
  store i32 0, ptr %v1205
  %v1206 = alloca i32
  store i32 0, ptr %v1206
  %v1207 = alloca i32
  store i32 0, ptr %v1207
  %v1208 = alloca i32
  store i32 0, ptr %v1208
  %v1209 = alloca i32
  store i32 0, ptr %v1209
  %v1210 = alloca i32
  store i32 0, ptr %v1210
  %v1211 = alloca i32
  store i32 0, ptr %v1211
  %v1212 = alloca i32
  store i32 0, ptr %v1212
  %v1213 = alloca i32
  store i32 0, ptr %v1213
  %v1214 = alloca i32
  store i32 0, ptr %v1214
  %v1215 = alloca i32
  store i32 0, ptr %v1215
  %v1216 = alloca i32
  store i32 0, ptr %v1216
  %v1217 = alloca i32
  store i32 0, ptr %v1217
  %v1218 = alloca i32
  store i32 0, ptr %v1218
  %v1219 = alloca i32
  store i32 0, ptr %v1219
  %v1220 = alloca i32
  store i32 0, ptr %v1220
  %v1221 = alloca i32
  store i32 0, ptr %v1221
  %v1222 = alloca i32
  store i32 0, ptr %v1222
  %v1223 = alloca i32
  store i32 0, ptr %v1223
  %v1224 = alloca i32
  store i32 0, ptr %v1224
  %v1225 = alloca i32
  store i32 0, ptr %v1225
  %v1226 = alloca i32
  store i32 0, ptr %v1226
  %v1227 = alloca i32
  store i32 0, ptr %v1227
  %v1228 = alloca i32
  store i32 0, ptr %v1228
  %v1229 = alloca i32
  store i32 0, ptr %v1229
  %v1230 = alloca i32
  store i32 0, ptr %v1230
  %v1231 = alloca i32
  store i32 0, ptr %v1231
  %v1232 = alloca i32
  store i32 0, ptr %v1232
  %v1233 = alloca i32
  store i32 0, ptr %v1233
  %v1234 = alloca i32
  store i32 0, ptr %v1234
  %v1235 = alloca i32
  store i32 0, ptr %v1235
  %v1236 = alloca i32
  store i32 0, ptr %v1236
  %v1237 = alloca i32
  store i32 0, ptr %v1237
  %v1238 = alloca i32
  store i32 0, ptr %v1238
  %v1239 = alloca i32
  store i32 0, ptr %v1239
  %v1240 = alloca i32
  store i32 0, ptr %v1240
  %v1241 = alloca i32
  store i32 0, ptr %v1241
  %v1242 = alloca i32
  store i32 0, ptr %v1242
  %v1243 = alloca i32
  store i32 0, ptr %v1243
  %v1244 = alloca i32
  store i32 0, ptr %v1244
  %v1245 = alloca i32
  store i32 0, ptr %v1245
  %v1246 = alloca i32
  store i32 0, ptr %v1246
  %v1247 = alloca i32
  store i32 0, ptr %v1247
  %v1248 = alloca i32
  store i32 0, ptr %v1248
  %v1249 = alloca i32
  store i32 0, ptr %v1249
  %v1250 = alloca i32
  store i32 0, ptr %v1250
  %v1251 = alloca i32
  store i32 0, ptr %v1251
  %v1252 = alloca i32
  store i32 0, ptr %v1252
  %v1253 = alloca i32
  store i32 0, ptr %v1253
  %v1254 = alloca i32
  store i32 0, ptr %v1254
  %v1255 = alloca i32
  store i32 0, ptr %v1255
  %v1256 = alloca i32
  store i32 0, ptr %v1256
  %v1257 = alloca i32
  store i32 0, ptr %v1257
  %v1258 = alloca i32
  store i32 0, ptr %v1258
  %v1259 = alloca i32
  store i32 0, ptr %v1259
  %v1260 = alloca i32
  store i32 0, ptr %v1260
  %v1261 = alloca i32
  store i32 0, ptr %v1261
  %v1262 = alloca i32
  store i32 0, ptr %v1262
  %v1263 = alloca i32
  store i32 0, ptr %v1263
  %v1264 = alloca i32
  store i32 0, ptr %v1264
  %v1265 = alloca i32
  store i32 0, ptr %v1265
  %v1266 = alloca i32
  store i32 0, ptr %v1266
  %v1267 = alloca i32
  store i32 0, ptr %v1267
  %v1268 = alloca i32
  store i32 0, ptr %v1268
  %v1269 = alloca i32
  store i32 0, ptr %v1269
  %v1270 = alloca i32
  store i32 0, ptr %v1270
  %v1271 = alloca i32
  store i32 0, ptr %v1271
  %v1272 = alloca i32
  store i32 0, ptr %v1272
  %v1273 = alloca i32
  store i32 0, ptr %v1273
  %v1274 = alloca i32
  store i32 0, ptr %v1274
  %v1275 = alloca i32
  store i32 0, ptr %v1275
  %v1276 = alloca i32
  store i32 0, ptr %v1276
  %v1277 = alloca i32
  store i32 0, ptr %v1277
  %v1278 = alloca i32
  store i32 0, ptr %v1278
  %v1279 = alloca i32
  store i32 0, ptr %v1279
  %v1280 = alloca i32
  store i32 0, ptr %v1280
  %v1281 = alloca i32
  store i32 0, ptr %v1281
  %v1282 = alloca i32
  store i32 0, ptr %v1282
  %v1283 = alloca i32
  store i32 0, ptr %v1283
  %v1284 = alloca i32
  store i32 0, ptr %v1284
  %v1285 = alloca i32
  store i32 0, ptr %v1285
  %v1286 = alloca i32
  store i32 0, ptr %v1286
  %v1287 = alloca i32
  store i32 0, ptr %v1287
  %v1288 = alloca i32
  store i32 0, ptr %v1288
  %v1289 = alloca i32
  store i32 0, ptr %v1289
  %v1290 = alloca i32
  store i32 0, ptr %v1290
  %v1291 = alloca i32
  store i32 0, ptr %v1291
  %v1292 = alloca i32
  store i32 0, ptr %v1292
  %v1293 = alloca i32
  store i32 0, ptr %v1293
  %v1294 = alloca i32
  store i32 0, ptr %v1294
  %v1295 = alloca i32
  store i32 0, ptr %v1295
  %v1296 = alloca i32
  store i32 0, ptr %v1296
  %v1297 = alloca i32
  store i32 0, ptr %v1297
  %v1298 = alloca i32
  store i32 0, ptr %v1298
  %v1299 = alloca i32
  store i32 0, ptr %v1299
  %v1300 = alloca i32
  store i32 0, ptr %v1300
  %v1301 = alloca i32
  store i32 0, ptr %v1301
  %v1302 = alloca i32
  store i32 0, ptr %v1302
  %v1303 = alloca i32
  store i32 0, ptr %v1303
  %v1304 = alloca i32
  store i32 0, ptr %v1304
  %v1305 = alloca i32
  store i32 0, ptr %v1305
  %v1306 = alloca i32
  store i32 0, ptr %v1306
  %v1307 = alloca i32
  store i32 0, ptr %v1307
  %v1308 = alloca i32
  store i32 0, ptr %v1308
  %v1309 = alloca i32
  store i32 0, ptr %v1309
  %v1310 = alloca i32
  store i32 0, ptr %v1310
  %v1311 = alloca i32
  store i32 0, ptr %v1311
  %v1312 = alloca i32
  store i32 0, ptr %v1312
  %v1313 = alloca i32
  store i32 0, ptr %v1313
  %v1314 = alloca i32
  store i32 0, ptr %v1314
  %v1315 = alloca i32
  store i32 0, ptr %v1315
  %v1316 = alloca i32
  store i32 0, ptr %v1316
  %v1317 = alloca i32
  store i32 0, ptr %v1317
  %v1318 = alloca i32
  store i32 0, ptr %v1318
  %v1319 = alloca i32
  store i32 0, ptr %v1319
  %v1320 = alloca i32
  store i32 0, ptr %v1320
  %v1321 = alloca i32
  store i32 0, ptr %v1321
  %v1322 = alloca i32
  store i32 0, ptr %v1322
  %v1323 = alloca i32
  store i32 0, ptr %v1323
  %v1324 = alloca i32
  store i32 0, ptr %v1324
  %v1325 = alloca i32
  store i32 0, ptr %v1325
  %v1326 = alloca i32
  store i32 0, ptr %v1326
  %v1327 = alloca i32
  store i32 0, ptr %v1327
  %v1328 = alloca i32
  store i32 0, ptr %v1328
  %v1329 = alloca i32
  store i32 0, ptr %v1329
  %v1330 = alloca i32
  store i32 0, ptr %v1330
  %v1331 = alloca i32
  store i32 0, ptr %v1331
  %v1332 = alloca i32
  store i32 0, ptr %v1332
  %v1333 = alloca i32
  store i32 0, ptr %v1333
  %v1334 = alloca i32
  store i32 0, ptr %v1334
  %v1335 = alloca i32
  store i32 0, ptr %v1335
  %v1336 = alloca i32
  store i32 0, ptr %v1336
  %v1337 = alloca i32
  store i32 0, ptr %v1337
  %v1338 = alloca i32
  store i32 0, ptr %v1338
  %v1339 = alloca i32
  store i32 0, ptr %v1339
  %v1340 = alloca i32
  store i32 0, ptr %v1340
  %v1341 = alloca i32
  store i32 0, ptr %v1341
  %v1342 = alloca i32
  store i32 0, ptr %v1342
  %v1343 = alloca i32
  store i32 0, ptr %v1343
  %v1344 = alloca i32
  store i32 0, ptr %v1344
  %v1345 = alloca i32
  store i32 0, ptr %v1345
  %v1346 = alloca i32
  store i32 0, ptr %v1346
  %v1347 = alloca i32
  store i32 0, ptr %v1347
  %v1348 = alloca i32
  store i32 0, ptr %v1348
  %v1349 = alloca i32
  store i32 0, ptr %v1349
  %v1350 = alloca i32
  store i32 0, ptr %v1350
  %v1351 = alloca i32
  store i32 0, ptr %v1351
  %v1352 = alloca i32
  store i32 0, ptr %v1352
  %v1353 = alloca i32
  store i32 0, ptr %v1353
  %v1354 = alloca i32
  store i32 0, ptr %v1354
  %v1355 = alloca i32
  store i32 0, ptr %v1355
  %v1356 = alloca i32
  store i32 0, ptr %v1356
  %v1357 = alloca i32
  store i32 0, ptr %v1357
  %v1358 = alloca i32
  store i32 0, ptr %v1358
  %v1359 = alloca i32
  store i32 0, ptr %v1359
  %v1360 = alloca i32
  store i32 0, ptr %v1360
  %v1361 = alloca i32
  store i32 0, ptr %v1361
  %v1362 = alloca i32
  store i32 0, ptr %v1362
  %v1363 = alloca i32
  store i32 0, ptr %v1363
  %v1364 = alloca i32
  store i32 0, ptr %v1364
  %v1365 = alloca i32
  store i32 0, ptr %v1365
  %v1366 = alloca i32
  store i32 0, ptr %v1366
  %v1367 = alloca i32
  store i32 0, ptr %v1367
  %v1368 = alloca i32
  store i32 0, ptr %v1368
  %v1369 = alloca i32
  store i32 0, ptr %v1369
  %v1370 = alloca i32
  store i32 0, ptr %v1370
  %v1371 = alloca i32
  store i32 0, ptr %v1371
  %v1372 = alloca i32
  store i32 0, ptr %v1372
  %v1373 = alloca i32
  store i32 0, ptr %v1373
  %v1374 = alloca i32
  store i32 0, ptr %v1374
  %v1375 = alloca i32
  store i32 0, ptr %v1375
  %v1376 = alloca i32
  store i32 0, ptr %v1376
  %v1377 = alloca i32
  store i32 0, ptr %v1377
  %v1378 = alloca i32
  store i32 0, ptr %v1378
  %v1379 = alloca i32
  store i32 0, ptr %v1379
  %v1380 = alloca i32
  store i32 0, ptr %v1380
  %v1381 = alloca i32
  store i32 0, ptr %v1381
  %v1382 = alloca i32
  store i32 0, ptr %v1382
  %v1383 = alloca i32
  store i32 0, ptr %v1383
  %v1384 = alloca i32
  store i32 0, ptr %v1384
  %v1385 = alloca i32
  store i32 0, ptr %v1385
  %v1386 = alloca i32
  store i32 0, ptr %v1386
  %v1387 = alloca i32
  store i32 0, ptr %v1387
  %v1388 = alloca i32
  store i32 0, ptr %v1388
  %v1389 = alloca i32
  store i32 0, ptr %v1389
  %v1390 = alloca i32
  store i32 0, ptr %v1390
  %v1391 = alloca i32
  store i32 0, ptr %v1391
  %v1392 = alloca i32
  store i32 0, ptr %v1392
  %v1393 = alloca i32
  store i32 0, ptr %v1393
  %v1394 = alloca i32
  store i32 0, ptr %v1394
  %v1395 = alloca i32
  store i32 0, ptr %v1395
  %v1396 = alloca i32
  store i32 0, ptr %v1396
  %v1397 = alloca i32
  store i32 0, ptr %v1397
  %v1398 = alloca i32
  store i32 0, ptr %v1398
  %v1399 = alloca i32
  store i32 0, ptr %v1399
  %v1400 = alloca i32
  store i32 0, ptr %v1400
  %v1401 = alloca i32
  store i32 0, ptr %v1401
  %v1402 = alloca i32
  store i32 0, ptr %v1402
  %v1403 = alloca i32
  store i32 0, ptr %v1403
  %v1404 = alloca i32
  store i32 0, ptr %v1404
  %v1405 = alloca i32
  store i32 0, ptr %v1405
  %v1406 = alloca i32
  store i32 0, ptr %v1406
  %v1407 = alloca i32
  store i32 0, ptr %v1407
  %v1408 = alloca i32
  store i32 0, ptr %v1408
  %v1409 = alloca i32
  store i32 0, ptr %v1409
  %v1410 = alloca i32
  store i32 0, ptr %v1410
  %v1411 = alloca i32
  store i32 0, ptr %v1411
  %v1412 = alloca i32
  store i32 0, ptr %v1412
  %v1413 = alloca i32
  store i32 0, ptr %v1413
  %v1414 = alloca i32
  store i32 0, ptr %v1414
  %v1415 = alloca i32
  store i32 0, ptr %v1415
  %v1416 = alloca i32
  store i32 0, ptr %v1416
  %v1417 = alloca i32
  store i32 0, ptr %v1417
  %v1418 = alloca i32
  store i32 0, ptr %v1418
  %v1419 = alloca i32
  store i32 0, ptr %v1419
  %v1420 = alloca i32
  store i32 0, ptr %v1420
  %v1421 = alloca i32
  store i32 0, ptr %v1421
  %v1422 = alloca i32
  store i32 0, ptr %v1422
  %v1423 = alloca i32
  store i32 0, ptr %v1423
  %v1424 = alloca i32
  store i32 0, ptr %v1424
  %v1425 = alloca i32
  store i32 0, ptr %v1425
  %v1426 = alloca i32
  store i32 0, ptr %v1426
  %v1427 = alloca i32
  store i32 0, ptr %v1427
  %v1428 = alloca i32
  store i32 0, ptr %v1428
  %v1429 = alloca i32
  store i32 0, ptr %v1429
  %v1430 = alloca i32
  store i32 0, ptr %v1430
  %v1431 = alloca i32
  store i32 0, ptr %v1431
  %v1432 = alloca i32
  store i32 0, ptr %v1432
  %v1433 = alloca i32
  store i32 0, ptr %v1433
  %v1434 = alloca i32
  store i32 0, ptr %v1434
  %v1435 = alloca i32
  store i32 0, ptr %v1435
  %v1436 = alloca i32
  store i32 0, ptr %v1436
  %v1437 = alloca i32
  store i32 0, ptr %v1437
  %v1438 = alloca i32
  store i32 0, ptr %v1438
  %v1439 = alloca i32
  store i32 0, ptr %v1439
  %v1440 = alloca i32
  store i32 0, ptr %v1440
  %v1441 = alloca i32
  store i32 0, ptr %v1441
  %v1442 = alloca i32
  store i32 0, ptr %v1442
  %v1443 = alloca i32
  store i32 0, ptr %v1443
  %v1444 = alloca i32
  store i32 0, ptr %v1444
  %v1445 = alloca i32
  store i32 0, ptr %v1445
  %v1446 = alloca i32
  store i32 0, ptr %v1446
  %v1447 = alloca i32
  store i32 0, ptr %v1447
  %v1448 = alloca i32
  store i32 0, ptr %v1448
  %v1449 = alloca i32
  store i32 0, ptr %v1449
  %v1450 = alloca i32
  store i32 0, ptr %v1450
  %v1451 = alloca i32
  store i32 0, ptr %v1451
  %v1452 = alloca i32
  store i32 0, ptr %v1452
  %v1453 = alloca i32
  store i32 0, ptr %v1453
  %v1454 = alloca i32
  store i32 0, ptr %v1454
  %v1455 = alloca i32
  store i32 0, ptr %v1455
  %v1456 = alloca i32
  store i32 0, ptr %v1456
  %v1457 = alloca i32
  store i32 0, ptr %v1457
  %v1458 = alloca i32
  store i32 0, ptr %v1458
  %v1459 = alloca i32
  store i32 0, ptr %v1459
  %v1460 = alloca i32
  store i32 0, ptr %v1460
  %v1461 = alloca i32
  store i32 0, ptr %v1461
  %v1462 = alloca i32
  store i32 0, ptr %v1462
  %v1463 = alloca i32
  store i32 0, ptr %v1463
  %v1464 = alloca i32
  store i32 0, ptr %v1464
  %v1465 = alloca i32
  store i32 0, ptr %v1465
  %v1466 = alloca i32
  store i32 0, ptr %v1466
  %v1467 = alloca i32
  store i32 0, ptr %v1467
  %v1468 = alloca i32
  store i32 0, ptr %v1468
  %v1469 = alloca i32
  store i32 0, ptr %v1469
  %v1470 = alloca i32
  store i32 0, ptr %v1470
  %v1471 = alloca i32
  store i32 0, ptr %v1471
  %v1472 = alloca i32
  store i32 0, ptr %v1472
  %v1473 = alloca i32
  store i32 0, ptr %v1473
  %v1474 = alloca i32
  store i32 0, ptr %v1474
  %v1475 = alloca i32
  store i32 0, ptr %v1475
  %v1476 = alloca i32
  store i32 0, ptr %v1476
  %v1477 = alloca i32
  store i32 0, ptr %v1477
  %v1478 = alloca i32
  store i32 0, ptr %v1478
  %v1479 = alloca i32
  store i32 0, ptr %v1479
  %v1480 = alloca i32
  store i32 0, ptr %v1480
  %v1481 = alloca i32
  store i32 0, ptr %v1481
  %v1482 = alloca i32
  store i32 0, ptr %v1482
  %v1483 = alloca i32
  store i32 0, ptr %v1483
  %v1484 = alloca i32
  store i32 0, ptr %v1484
  %v1485 = alloca i32
  store i32 0, ptr %v1485
  %v1486 = alloca i32
  store i32 0, ptr %v1486
  %v1487 = alloca i32
  store i32 0, ptr %v1487
  %v1488 = alloca i32
  store i32 0, ptr %v1488
  %v1489 = alloca i32
  store i32 0, ptr %v1489
  %v1490 = alloca i32
  store i32 0, ptr %v1490
  %v1491 = alloca i32
  store i32 0, ptr %v1491
  %v1492 = alloca i32
  store i32 0, ptr %v1492
  %v1493 = alloca i32
  store i32 0, ptr %v1493
  %v1494 = alloca i32
  store i32 0, ptr %v1494
  %v1495 = alloca i32
  store i32 0, ptr %v1495
  %v1496 = alloca i32
  store i32 0, ptr %v1496
  %v1497 = alloca i32
  store i32 0, ptr %v1497
  %v1498 = alloca i32
  store i32 0, ptr %v1498
  %v1499 = alloca i32
  store i32 0, ptr %v1499
  br label %h0
h0:
  %x0 = load i32, ptr %v0
  %y0 = add i32 %x0, 1
  store i32 %y0, ptr %v0
  br label %h1
h1:
  %x1 = load i32, ptr %v1
  %y1 = add i32 %x1, 1
  store i32 %y1, ptr %v1
  br label %h2
h2:
  %x2 = load i32, ptr %v2
  %y2 = add i32 %x2, 1
  store i32 %y2, ptr %v2
  br label %h3
h3:
  %x3 = load i32, ptr %v3
  %y3 = add i32 %x3, 1
  store i32 %y3, ptr %v3
  br label %h4
h4:
  %x4 = load i32, ptr %v4
  %y4 = add i32 %x4, 1
  store i32 %y4, ptr %v4
  br label %h5
h5:
  %x5 = load i32, ptr %v5
  %y5 = add i32 %x5, 1
  store i32 %y5, ptr %v5
  br label %h6
h6:
  %x6 = load i32, ptr %v6
  %y6 = add i32 %x6, 1
  store i32 %y6, ptr %v6
  br label %h7
h7:
  %x7 = load i32, ptr %v7
  %y7 = add i32 %x7, 1
  store i32 %y7, ptr %v7
  br label %h8
h8:
  %x8 = load i32, ptr %v8
  %y8 = add i32 %x8, 1
  store i32 %y8, ptr %v8
  br label %h9
h9:
  %x9 = load i32, ptr %v9
  %y9 = add i32 %x9, 1
  store i32 %y9, ptr %v9
  br label %h10
h10:
  %x10 = load i32, ptr %v10
  %y10 = add i32 %x10, 1
  store i32 %y10, ptr %v10
  br label %h11
h11:
  %x11 = load i32, ptr %v11
  %y11 = add i32 %x11, 1
  store i32 %y11, ptr %v11
  br label %h12
h12:
  %x12 = load i32, ptr %v12
  %y12 = add i32 %x12, 1
  store i32 %y12, ptr %v12
  br label %h13
h13:
  %x13 = load i32, ptr %v13
  %y13 = add i32 %x13, 1
  store i32 %y13, ptr %v13
  br label %h14
h14:
  %x14 = load i32, ptr %v14
  %y14 = add i32 %x14, 1
  store i32 %y14, ptr %v14
  br label %h15
h15:
  %x15 = load i32, ptr %v15
  %y15 = add i32 %x15, 1
  store i32 %y15, ptr %v15
  br label %h16
h16:
  %x16 = load i32, ptr %v16
  %y16 = add i32 %x16, 1
  store i32 %y16, ptr %v16
  br label %h17
h17:
  %x17 = load i32, ptr %v17
  %y17 = add i32 %x17, 1
  store i32 %y17, ptr %v17
  br label %h18
h18:
  %x18 = load i32, ptr %v18
  %y18 = add i32 %x18, 1
  store i32 %y18, ptr %v18
  br label %h19
h19:
  %x19 = load i32, ptr %v19
  %y19 = add i32 %x19, 1
  store i32 %y19, ptr %v19
  br label %h20
h20:
  %x20 = load i32, ptr %v20
  %y20 = add i32 %x20, 1
  store i32 %y20, ptr %v20
  br label %h21
h21:
  %x21 = load i32, ptr %v21
  %y21 = add i32 %x21, 1
  store i32 %y21, ptr %v21
  br label %h22
h22:
  %x22 = load i32, ptr %v22
  %y22 = add i32 %x22, 1
  store i32 %y22, ptr %v22
  br label %h23
h23:
  %x23 = load i32, ptr %v23
  %y23 = add i32 %x23, 1
  store i32 %y23, ptr %v23
  br label %h24
h24:
  %x24 = load i32, ptr %v24
  %y24 = add i32 %x24, 1
  store i32 %y24, ptr %v24
  br label %h25
h25:
  %x25 = load i32, ptr %v25
  %y25 = add i32 %x25, 1
  store i32 %y25, ptr %v25
  br label %h26
h26:
  %x26 = load i32, ptr %v26
  %y26 = add i32 %x26, 1
  store i32 %y26, ptr %v26
  br label %h27
h27:
  %x27 = load i32, ptr %v27
  %y27 = add i32 %x27, 1
  store i32 %y27, ptr %v27
  br label %h28
h28:
  %x28 = load i32, ptr %v28
  %y28 = add i32 %x28, 1
  store i32 %y28, ptr %v28
  br label %h29
h29:
  %x29 = load i32, ptr %v29
  %y29 = add i32 %x29, 1
  store i32 %y29, ptr %v29
  br label %h30
h30:
  %x30 = load i32, ptr %v30
  %y30 = add i32 %x30, 1
  store i32 %y30, ptr %v30
  br label %h31
h31:
  %x31 = load i32, ptr %v31
  %y31 = add i32 %x31, 1
  store i32 %y31, ptr %v31
  br label %h32
h32:
  %x32 = load i32, ptr %v32
  %y32 = add i32 %x32, 1
  store i32 %y32, ptr %v32
  br label %h33
h33:
  %x33 = load i32, ptr %v33
  %y33 = add i32 %x33, 1
  store i32 %y33, ptr %v33
  br label %h34
h34:
  %x34 = load i32, ptr %v34
  %y34 = add i32 %x34, 1
  store i32 %y34, ptr %v34
  br label %h35
h35:
  %x35 = load i32, ptr %v35
  %y35 = add i32 %x35, 1
  store i32 %y35, ptr %v35
  br label %h36
h36:
  %x36 = load i32, ptr %v36
  %y36 = add i32 %x36, 1
  store i32 %y36, ptr %v36
  br label %h37
h37:
  %x37 = load i32, ptr %v37
  %y37 = add i32 %x37, 1
  store i32 %y37, ptr %v37
  br label %h38
h38:
  %x38 = load i32, ptr %v38
  %y38 = add i32 %x38, 1
  store i32 %y38, ptr %v38
  br label %h39
h39:
  %x39 = load i32, ptr %v39
  %y39 = add i32 %x39, 1
  store i32 %y39, ptr %v39
  br label %h40
h40:
  %x40 = load i32, ptr %v40
  %y40 = add i32 %x40, 1
  store i32 %y40, ptr %v40
  br label %h41
h41:
  %x41 = load i32, ptr %v41
  %y41 = add i32 %x41, 1
  store i32 %y41, ptr %v41
  br label %h42
h42:
  %x42 = load i32, ptr %v42
  %y42 = add i32 %x42, 1
  store i32 %y42, ptr %v42
  br label %h43
h43:
  %x43 = load i32, ptr %v43
  %y43 = add i32 %x43, 1
  store i32 %y43, ptr %v43
  br label %h44
h44:
  %x44 = load i32, ptr %v44
  %y44 = add i32 %x44, 1
  store i32 %y44, ptr %v44
  br label %h45
h45:
  %x45 = load i32, ptr %v45
  %y45 = add i32 %x45, 1
  store i32 %y45, ptr %v45
  br label %h46
h46:
  %x46 = load i32, ptr %v46
  %y46 = add i32 %x46, 1
  store i32 %y46, ptr %v46
  br label %h47
h47:
  %x47 = load i32, ptr %v47
  %y47 = add i32 %x47, 1
  store i32 %y47, ptr %v47
  br label %h48
h48:
  %x48 = load i32, ptr %v48
  %y48 = add i32 %x48, 1
  store i32 %y48, ptr %v48
  br label %h49
h49:
  %x49 = load i32, ptr %v49
  %y49 = add i32 %x49, 1
  store i32 %y49, ptr %v49
  br label %h50
h50:
  %x50 = load i32, ptr %v50
  %y50 = add i32 %x50, 1
  store i32 %y50, ptr %v50
  br label %h51
h51:
  %x51 = load i32, ptr %v51
  %y51 = add i32 %x51, 1
  store i32 %y51, ptr %v51
  br label %h52
h52:
  %x52 = load i32, ptr %v52
  %y52 = add i32 %x52, 1
  store i32 %y52, ptr %v52
  br label %h53
h53:
  %x53 = load i32, ptr %v53
  %y53 = add i32 %x53, 1
  store i32 %y53, ptr %v53
  br label %h54
h54:
  %x54 = load i32, ptr %v54
  %y54 = add i32 %x54, 1
  store i32 %y54, ptr %v54
  br label %h55
h55:
  %x55 = load i32, ptr %v55
  %y55 = add i32 %x55, 1
  store i32 %y55, ptr %v55
  br label %h56
h56:
  %x56 = load i32, ptr %v56
  %y56 = add i32 %x56, 1
  store i32 %y56, ptr %v56
  br label %h57
h57:
  %x57 = load i32, ptr %v57
  %y57 = add i32 %x57, 1
  store i32 %y57, ptr %v57
  br label %h58
h58:
  %x58 = load i32, ptr %v58
  %y58 = add i32 %x58, 1
  store i32 %y58, ptr %v58
  br label %h59
h59:
  %x59 = load i32, ptr %v59
  %y59 = add i32 %x59, 1
  store i32 %y59, ptr %v59
  br label %h60
h60:
  %x60 = load i32, ptr %v60
  %y60 = add i32 %x60, 1
  store i32 %y60, ptr %v60
  br label %h61
h61:
  %x61 = load i32, ptr %v61
  %y61 = add i32 %x61, 1
  store i32 %y61, ptr %v61
  br label %h62
h62:
  %x62 = load i32, ptr %v62
  %y62 = add i32 %x62, 1
  store i32 %y62, ptr %v62
  br label %h63
h63:
  %x63 = load i32, ptr %v63
  %y63 = add i32 %x63, 1
  store i32 %y63, ptr %v63
  br label %h64
h64:
  %x64 = load i32, ptr %v64
  %y64 = add i32 %x64, 1
  store i32 %y64, ptr %v64
  br label %h65
h65:
  %x65 = load i32, ptr %v65
  %y65 = add i32 %x65, 1
  store i32 %y65, ptr %v65
  br label %h66
h66:
  %x66 = load i32, ptr %v66
  %y66 = add i32 %x66, 1
  store i32 %y66, ptr %v66
  br label %h67
h67:
  %x67 = load i32, ptr %v67
  %y67 = add i32 %x67, 1
  store i32 %y67, ptr %v67
  br label %h68
h68:
  %x68 = load i32, ptr %v68
  %y68 = add i32 %x68, 1
  store i32 %y68, ptr %v68
  br label %h69
h69:
  %x69 = load i32, ptr %v69
  %y69 = add i32 %x69, 1
  store i32 %y69, ptr %v69
  br label %h70
h70:
  %x70 = load i32, ptr %v70
  %y70 = add i32 %x70, 1
  store i32 %y70, ptr %v70
  br label %h71
h71:
  %x71 = load i32, ptr %v71
  %y71 = add i32 %x71, 1
  store i32 %y71, ptr %v71
  br label %h72
h72:
  %x72 = load i32, ptr %v72
  %y72 = add i32 %x72, 1
  store i32 %y72, ptr %v72
  br label %h73
h73:
  %x73 = load i32, ptr %v73
  %y73 = add i32 %x73, 1
  store i32 %y73, ptr %v73
  br label %h74
h74:
  %x74 = load i32, ptr %v74
  %y74 = add i32 %x74, 1
  store i32 %y74, ptr %v74
  br label %h75
h75:
  %x75 = load i32, ptr %v75
  %y75 = add i32 %x75, 1
  store i32 %y75, ptr %v75
  br label %h76
h76:
  %x76 = load i32, ptr %v76
  %y76 = add i32 %x76, 1
  store i32 %y76, ptr %v76
  br label %h77
h77:
  %x77 = load i32, ptr %v77
  %y77 = add i32 %x77, 1
  store i32 %y77, ptr %v77
  br label %h78
h78:
  %x78 = load i32, ptr %v78
  %y78 = add i32 %x78, 1
  store i32 %y78, ptr %v78
  br label %h79
h79:
  %x79 = load i32, ptr %v79
  %y79 = add i32 %x79, 1
  store i32 %y79, ptr %v79
  br label %h80
h80:
  %x80 = load i32, ptr %v80
  %y80 = add i32 %x80, 1
  store i32 %y80, ptr %v80
  br label %h81
h81:
  %x81 = load i32, ptr %v81
  %y81 = add i32 %x81, 1
  store i32 %y81, ptr %v81
  br label %h82
h82:
  %x82 = load i32, ptr %v82
  %y82 = add i32 %x82, 1
  store i32 %y82, ptr %v82
  br label %h83
h83:
  %x83 = load i32, ptr %v83
  %y83 = add i32 %x83, 1
  store i32 %y83, ptr %v83
  br label %h84
h84:
  %x84 = load i32, ptr %v84
  %y84 = add i32 %x84, 1
  store i32 %y84, ptr %v84
  br label %h85
h85:
  %x85 = load i32, ptr %v85
  %y85 = add i32 %x85, 1
  store i32 %y85, ptr %v85
  br label %h86
h86:
  %x86 = load i32, ptr %v86
  %y86 = add i32 %x86, 1
  store i32 %y86, ptr %v86
  br label %h87
h87:
  %x87 = load i32, ptr %v87
  %y87 = add i32 %x87, 1
  store i32 %y87, ptr %v87
  br label %h88
h88:
  %x88 = load i32, ptr %v88
  %y88 = add i32 %x88, 1
  store i32 %y88, ptr %v88
  br label %h89
h89:
  %x89 = load i32, ptr %v89
  %y89 = add i32 %x89, 1
  store i32 %y89, ptr %v89
  br label %h90
h90:
  %x90 = load i32, ptr %v90
  %y90 = add i32 %x90, 1
  store i32 %y90, ptr %v90
  br label %h91
h91:
  %x91 = load i32, ptr %v91
  %y91 = add i32 %x91, 1
  store i32 %y91, ptr %v91
  br label %h92
h92:
  %x92 = load i32, ptr %v92
  %y92 = add i32 %x92, 1
  store i32 %y92, ptr %v92
  br label %h93
h93:
  %x93 = load i32, ptr %v93
  %y93 = add i32 %x93, 1
  store i32 %y93, ptr %v93
  br label %h94
h94:
  %x94 = load i32, ptr %v94
  %y94 = add i32 %x94, 1
  store i32 %y94, ptr %v94
  br label %h95
h95:
  %x95 = load i32, ptr %v95
  %y95 = add i32 %x95, 1
  store i32 %y95, ptr %v95
  br label %h96
h96:
  %x96 = load i32, ptr %v96
  %y96 = add i32 %x96, 1
  store i32 %y96, ptr %v96
  br label %h97
h97:
  %x97 = load i32, ptr %v97
  %y97 = add i32 %x97, 1
  store i32 %y97, ptr %v97
  br label %h98
h98:
  %x98 = load i32, ptr %v98
  %y98 = add i32 %x98, 1
  store i32 %y98, ptr %v98
  br label %h99
h99:
  %x99 = load i32, ptr %v99
  %y99 = add i32 %x99, 1
  store i32 %y99, ptr %v99
  br label %h100
h100:
  %x100 = load i32, ptr %v100
  %y100 = add i32 %x100, 1
  store i32 %y100, ptr %v100
  br label %h101
h101:
  %x101 = load i32, ptr %v101
  %y101 = add i32 %x101, 1
  store i32 %y101, ptr %v101
  br label %h102
h102:
  %x102 = load i32, ptr %v102
  %y102 = add i32 %x102, 1
  store i32 %y102, ptr %v102
  br label %h103
h103:
  %x103 = load i32, ptr %v103
  %y103 = add i32 %x103, 1
  store i32 %y103, ptr %v103
  br label %h104
h104:
  %x104 = load i32, ptr %v104
  %y104 = add i32 %x104, 1
  store i32 %y104, ptr %v104
  br label %h105
h105:
  %x105 = load i32, ptr %v105
  %y105 = add i32 %x105, 1
  store i32 %y105, ptr %v105
  br label %h106
h106:
  %x106 = load i32, ptr %v106
  %y106 = add i32 %x106, 1
  store i32 %y106, ptr %v106
  br label %h107
h107:
  %x107 = load i32, ptr %v107
  %y107 = add i32 %x107, 1
  store i32 %y107, ptr %v107
  br label %h108
h108:
  %x108 = load i32, ptr %v108
  %y108 = add i32 %x108, 1
  store i32 %y108, ptr %v108
  br label %h109
h109:
  %x109 = load i32, ptr %v109
  %y109 = add i32 %x109, 1
  store i32 %y109, ptr %v109
  br label %h110
h110:
  %x110 = load i32, ptr %v110
  %y110 = add i32 %x110, 1
  store i32 %y110, ptr %v110
  br label %h111
h111:
  %x111 = load i32, ptr %v111
  %y111 = add i32 %x111, 1
  store i32 %y111, ptr %v111
  br label %h112
h112:
  %x112 = load i32, ptr %v112
  %y112 = add i32 %x112, 1
  store i32 %y112, ptr %v112
  br label %h113
h113:
  %x113 = load i32, ptr %v113
  %y113 = add i32 %x113, 1
  store i32 %y113, ptr %v113
  br label %h114
h114:
  %x114 = load i32, ptr %v114
  %y114 = add i32 %x114, 1
  store i32 %y114, ptr %v114
  br label %h115
h115:
  %x115 = load i32, ptr %v115
  %y115 = add i32 %x115, 1
  store i32 %y115, ptr %v115
  br label %h116
h116:
  %x116 = load i32, ptr %v116
  %y116 = add i32 %x116, 1
  store i32 %y116, ptr %v116
  br label %h117
h117:
  %x117 = load i32, ptr %v117
  %y117 = add i32 %x117, 1
  store i32 %y117, ptr %v117
  br label %h118
h118:
  %x118 = load i32, ptr %v118
  %y118 = add i32 %x118, 1
  store i32 %y118, ptr %v118
  br label %h119
h119:
  %x119 = load i32, ptr %v119
  %y119 = add i32 %x119, 1
  store i32 %y119, ptr %v119
  br label %h120
h120:
  %x120 = load i32, ptr %v120
  %y120 = add i32 %x120, 1
  store i32 %y120, ptr %v120
  br label %h121
h121:
  %x121 = load i32, ptr %v121
  %y121 = add i32 %x121, 1
  store i32 %y121, ptr %v121
  br label %h122
h122:
  %x122 = load i32, ptr %v122
  %y122 = add i32 %x122, 1
  store i32 %y122, ptr %v122
  br label %h123
h123:
  %x123 = load i32, ptr %v123
  %y123 = add i32 %x123, 1
  store i32 %y123, ptr %v123
  br label %h124
h124:
  %x124 = load i32, ptr %v124
  %y124 = add i32 %x124, 1
  store i32 %y124, ptr %v124
  br label %h125
h125:
  %x125 = load i32, ptr %v125
  %y125 = add i32 %x125, 1
  store i32 %y125, ptr %v125
  br label %h126
h126:
  %x126 = load i32, ptr %v126
  %y126 = add i32 %x126, 1
  store i32 %y126, ptr %v126
  br label %h127
h127:
  %x127 = load i32, ptr %v127
  %y127 = add i32 %x127, 1
  store i32 %y127, ptr %v127
  br label %h128
h128:
  %x128 = load i32, ptr %v128
  %y128 = add i32 %x128, 1
  store i32 %y128, ptr %v128
  br label %h129
h129:
  %x129 = load i32, ptr %v129
  %y129 = add i32 %x129, 1
  store i32 %y129, ptr %v129
  br label %h130
h130:
  %x130 = load i32, ptr %v130
  %y130 = add i32 %x130, 1
  store i32 %y130, ptr %v130
  br label %h131
h131:
  %x131 = load i32, ptr %v131
  %y131 = add i32 %x131, 1
  store i32 %y131, ptr %v131
  br label %h132
h132:
  %x132 = load i32, ptr %v132
  %y132 = add i32 %x132, 1
  store i32 %y132, ptr %v132
  br label %h133
h133:
  %x133 = load i32, ptr %v133
  %y133 = add i32 %x133, 1
  store i32 %y133, ptr %v133
  br label %h134
h134:
  %x134 = load i32, ptr %v134
  %y134 = add i32 %x134, 1
  store i32 %y134, ptr %v134
  br label %h135
h135:
  %x135 = load i32, ptr %v135
  %y135 = add i32 %x135, 1
  store i32 %y135, ptr %v135
  br label %h136
h136:
  %x136 = load i32, ptr %v136
  %y136 = add i32 %x136, 1
  store i32 %y136, ptr %v136
  br label %h137
h137:
  %x137 = load i32, ptr %v137
  %y137 = add i32 %x137, 1
  store i32 %y137, ptr %v137
  br label %h138
h138:
  %x138 = load i32, ptr %v138
  %y138 = add i32 %x138, 1
  store i32 %y138, ptr %v138
  br label %h139
h139:
  %x139 = load i32, ptr %v139
  %y139 = add i32 %x139, 1
  store i32 %y139, ptr %v139
  br label %h140
h140:
  %x140 = load i32, ptr %v140
  %y140 = add i32 %x140, 1
  store i32 %y140, ptr %v140
  br label %h141
h141:
  %x141 = load i32, ptr %v141
  %y141 = add i32 %x141, 1
  store i32 %y141, ptr %v141
  br label %h142
h142:
  %x142 = load i32, ptr %v142
  %y142 = add i32 %x142, 1
  store i32 %y142, ptr %v142
  br label %h143
h143:
  %x143 = load i32, ptr %v143
  %y143 = add i32 %x143, 1
  store i32 %y143, ptr %v143
  br label %h144
h144:
  %x144 = load i32, ptr %v144
  %y144 = add i32 %x144, 1
  store i32 %y144, ptr %v144
  br label %h145
h145:
  %x145 = load i32, ptr %v145
  %y145 = add i32 %x145, 1
  store i32 %y145, ptr %v145
  br label %h146
h146:
  %x146 = load i32, ptr %v146
  %y146 = add i32 %x146, 1
  store i32 %y146, ptr %v146
  br label %h147
h147:
  %x147 = load i32, ptr %v147
  %y147 = add i32 %x147, 1
  store i32 %y147, ptr %v147
  br label %h148
h148:
  %x148 = load i32, ptr %v148
  %y148 = add i32 %x148, 1
  store i32 %y148, ptr %v148
  br label %h149
h149:
  %x149 = load i32, ptr %v149
  %y149 = add i32 %x149, 1
  store i32 %y149, ptr %v149
  br label %h150
h150:
  %x150 = load i32, ptr %v150
  %y150 = add i32 %x150, 1
  store i32 %y150, ptr %v150
  br label %h151
h151:
  %x151 = load i32, ptr %v151
  %y151 = add i32 %x151, 1
  store i32 %y151, ptr %v151
  br label %h152
h152:
  %x152 = load i32, ptr %v152
  %y152 = add i32 %x152, 1
  store i32 %y152, ptr %v152
  br label %h153
h153:
  %x153 = load i32, ptr %v153
  %y153 = add i32 %x153, 1
  store i32 %y153, ptr %v153
  br label %h154
h154:
  %x154 = load i32, ptr %v154
  %y154 = add i32 %x154, 1
  store i32 %y154, ptr %v154
  br label %h155
h155:
  %x155 = load i32, ptr %v155
  %y155 = add i32 %x155, 1
  store i32 %y155, ptr %v155
  br label %h156
h156:
  %x156 = load i32, ptr %v156
  %y156 = add i32 %x156, 1
  store i32 %y156, ptr %v156
  br label %h157
h157:
  %x157 = load i32, ptr %v157
  %y157 = add i32 %x157, 1
  store i32 %y157, ptr %v157
  br label %h158
h158:
  %x158 = load i32, ptr %v158
  %y158 = add i32 %x158, 1
  store i32 %y158, ptr %v158
  br label %h159
h159:
  %x159 = load i32, ptr %v159
  %y159 = add i32 %x159, 1
  store i32 %y159, ptr %v159
  br label %h160
h160:
  %x160 = load i32, ptr %v160
  %y160 = add i32 %x160, 1
  store i32 %y160, ptr %v160
  br label %h161
h161:
  %x161 = load i32, ptr %v161
  %y161 = add i32 %x161, 1
  store i32 %y161, ptr %v161
  br label %h162
h162:
  %x162 = load i32, ptr %v162
  %y162 = add i32 %x162, 1
  store i32 %y162, ptr %v162
  br label %h163
h163:
  %x163 = load i32, ptr %v163
  %y163 = add i32 %x163, 1
  store i32 %y163, ptr %v163
  br label %h164
h164:
  %x164 = load i32, ptr %v164
  %y164 = add i32 %x164, 1
  store i32 %y164, ptr %v164
  br label %h165
h165:
  %x165 = load i32, ptr %v165
  %y165 = add i32 %x165, 1
  store i32 %y165, ptr %v165
  br label %h166
h166:
  %x166 = load i32, ptr %v166
  %y166 = add i32 %x166, 1
  store i32 %y166, ptr %v166
  br label %h167
h167:
  %x167 = load i32, ptr %v167
  %y167 = add i32 %x167, 1
  store i32 %y167, ptr %v167
  br label %h168
h168:
  %x168 = load i32, ptr %v168
  %y168 = add i32 %x168, 1
  store i32 %y168, ptr %v168
  br label %h169
h169:
  %x169 = load i32, ptr %v169
  %y169 = add i32 %x169, 1
  store i32 %y169, ptr %v169
  br label %h170
h170:
  %x170 = load i32, ptr %v170
  %y170 = add i32 %x170, 1
  store i32 %y170, ptr %v170
  br label %h171
h171:
  %x171 = load i32, ptr %v171
  %y171 = add i32 %x171, 1
  store i32 %y171, ptr %v171
  br label %h172
h172:
  %x172 = load i32, ptr %v172
  %y172 = add i32 %x172, 1
  store i32 %y172, ptr %v172
  br label %h173
h173:
  %x173 = load i32, ptr %v173
  %y173 = add i32 %x173, 1
  store i32 %y173, ptr %v173
  br label %h174
h174:
  %x174 = load i32, ptr %v174
  %y174 = add i32 %x174, 1
  store i32 %y174, ptr %v174
  br label %h175
h175:
  %x175 = load i32, ptr %v175
  %y175 = add i32 %x175, 1
  store i32 %y175, ptr %v175
  br label %h176
h176:
  %x176 = load i32, ptr %v176
  %y176 = add i32 %x176, 1
  store i32 %y176, ptr %v176
  br label %h177
h177:
  %x177 = load i32, ptr %v177
  %y177 = add i32 %x177, 1
  store i32 %y177, ptr %v177
  br label %h178
h178:
  %x178 = load i32, ptr %v178
  %y178 = add i32 %x178, 1
  store i32 %y178, ptr %v178
  br label %h179
h179:
  %x179 = load i32, ptr %v179
  %y179 = add i32 %x179, 1
  store i32 %y179, ptr %v179
  br label %h180
h180:
  %x180 = load i32, ptr %v180
  %y180 = add i32 %x180, 1
  store i32 %y180, ptr %v180
  br label %h181
h181:
  %x181 = load i32, ptr %v181
  %y181 = add i32 %x181, 1
  store i32 %y181, ptr %v181
  br label %h182
h182:
  %x182 = load i32, ptr %v182
  %y182 = add i32 %x182, 1
  store i32 %y182, ptr %v182
  br label %h183
h183:
  %x183 = load i32, ptr %v183
  %y183 = add i32 %x183, 1
  store i32 %y183, ptr %v183
  br label %h184
h184:
  %x184 = load i32, ptr %v184
  %y184 = add i32 %x184, 1
  store i32 %y184, ptr %v184
  br label %h185
h185:
  %x185 = load i32, ptr %v185
  %y185 = add i32 %x185, 1
  store i32 %y185, ptr %v185
  br label %h186
h186:
  %x186 = load i32, ptr %v186
  %y186 = add i32 %x186, 1
  store i32 %y186, ptr %v186
  br label %h187
h187:
  %x187 = load i32, ptr %v187
  %y187 = add i32 %x187, 1
  store i32 %y187, ptr %v187
  br label %h188
h188:
  %x188 = load i32, ptr %v188
  %y188 = add i32 %x188, 1
  store i32 %y188, ptr %v188
  br label %h189
h189:
  %x189 = load i32, ptr %v189
  %y189 = add i32 %x189, 1
  store i32 %y189, ptr %v189
  br label %h190
h190:
  %x190 = load i32, ptr %v190
  %y190 = add i32 %x190, 1
  store i32 %y190, ptr %v190
  br label %h191
h191:
  %x191 = load i32, ptr %v191
  %y191 = add i32 %x191, 1
  store i32 %y191, ptr %v191
  br label %h192
h192:
  %x192 = load i32, ptr %v192
  %y192 = add i32 %x192, 1
  store i32 %y192, ptr %v192
  br label %h193
h193:
  %x193 = load i32, ptr %v193
  %y193 = add i32 %x193, 1
  store i32 %y193, ptr %v193
  br label %h194
h194:
  %x194 = load i32, ptr %v194
  %y194 = add i32 %x194, 1
  store i32 %y194, ptr %v194
  br label %h195
h195:
  %x195 = load i32, ptr %v195
  %y195 = add i32 %x195, 1
  store i32 %y195, ptr %v195
  br label %h196
h196:
  %x196 = load i32, ptr %v196
  %y196 = add i32 %x196, 1
  store i32 %y196, ptr %v196
  br label %h197
h197:
  %x197 = load i32, ptr %v197
  %y197 = add i32 %x197, 1
  store i32 %y197, ptr %v197
  br label %h198
h198:
  %x198 = load i32, ptr %v198
  %y198 = add i32 %x198, 1
  store i32 %y198, ptr %v198
  br label %h199
h199:
  %x199 = load i32, ptr %v199
  %y199 = add i32 %x199, 1
  store i32 %y199, ptr %v199
  br label %h200
h200:
  %x200 = load i32, ptr %v200
  %y200 = add i32 %x200, 1
  store i32 %y200, ptr %v200
  br label %h201
h201:
  %x201 = load i32, ptr %v201
  %y201 = add i32 %x201, 1
  store i32 %y201, ptr %v201
  br label %h202
h202:
  %x202 = load i32, ptr %v202
  %y202 = add i32 %x202, 1
  store i32 %y202, ptr %v202
  br label %h203
h203:
  %x203 = load i32, ptr %v203
  %y203 = add i32 %x203, 1
  store i32 %y203, ptr %v203
  br label %h204
h204:
  %x204 = load i32, ptr %v204
  %y204 = add i32 %x204, 1
  store i32 %y204, ptr %v204
  br label %h205
h205:
  %x205 = load i32, ptr %v205
  %y205 = add i32 %x205, 1
  store i32 %y205, ptr %v205
  br label %h206
h206:
  %x206 = load i32, ptr %v206
  %y206 = add i32 %x206, 1
  store i32 %y206, ptr %v206
  br label %h207
h207:
  %x207 = load i32, ptr %v207
  %y207 = add i32 %x207, 1
  store i32 %y207, ptr %v207
  br label %h208
h208:
  %x208 = load i32, ptr %v208
  %y208 = add i32 %x208, 1
  store i32 %y208, ptr %v208
  br label %h209
h209:
  %x209 = load i32, ptr %v209
  %y209 = add i32 %x209, 1
  store i32 %y209, ptr %v209
  br label %h210
h210:
  %x210 = load i32, ptr %v210
  %y210 = add i32 %x210, 1
  store i32 %y210, ptr %v210
  br label %h211
h211:
  %x211 = load i32, ptr %v211
  %y211 = add i32 %x211, 1
  store i32 %y211, ptr %v211
  br label %h212
h212:
  %x212 = load i32, ptr %v212
  %y212 = add i32 %x212, 1
  store i32 %y212, ptr %v212
  br label %h213
h213:
  %x213 = load i32, ptr %v213
  %y213 = add i32 %x213, 1
  store i32 %y213, ptr %v213
  br label %h214
h214:
  %x214 = load i32, ptr %v214
  %y214 = add i32 %x214, 1
  store i32 %y214, ptr %v214
  br label %h215
h215:
  %x215 = load i32, ptr %v215
  %y215 = add i32 %x215, 1
  store i32 %y215, ptr %v215
  br label %h216
h216:
  %x216 = load i32, ptr %v216
  %y216 = add i32 %x216, 1
  store i32 %y216, ptr %v216
  br label %h217
h217:
  %x217 = load i32, ptr %v217
  %y217 = add i32 %x217, 1
  store i32 %y217, ptr %v217
  br label %h218
h218:
  %x218 = load i32, ptr %v218
  %y218 = add i32 %x218, 1
  store i32 %y218, ptr %v218
  br label %h219
h219:
  %x219 = load i32, ptr %v219
  %y219 = add i32 %x219, 1
  store i32 %y219, ptr %v219
  br label %h220
h220:
  %x220 = load i32, ptr %v220
  %y220 = add i32 %x220, 1
  store i32 %y220, ptr %v220
  br label %h221
h221:
  %x221 = load i32, ptr %v221
  %y221 = add i32 %x221, 1
  store i32 %y221, ptr %v221
  br label %h222
h222:
  %x222 = load i32, ptr %v222
  %y222 = add i32 %x222, 1
  store i32 %y222, ptr %v222
  br label %h223
h223:
  %x223 = load i32, ptr %v223
  %y223 = add i32 %x223, 1
  store i32 %y223, ptr %v223
  br label %h224
h224:
  %x224 = load i32, ptr %v224
  %y224 = add i32 %x224, 1
  store i32 %y224, ptr %v224
  br label %h225
h225:
  %x225 = load i32, ptr %v225
  %y225 = add i32 %x225, 1
  store i32 %y225, ptr %v225
  br label %h226
h226:
  %x226 = load i32, ptr %v226
  %y226 = add i32 %x226, 1
  store i32 %y226, ptr %v226
  br label %h227
h227:
  %x227 = load i32, ptr %v227
  %y227 = add i32 %x227, 1
  store i32 %y227, ptr %v227
  br label %h228
h228:
  %x228 = load i32, ptr %v228
  %y228 = add i32 %x228, 1
  store i32 %y228, ptr %v228
  br label %h229
h229:
  %x229 = load i32, ptr %v229
  %y229 = add i32 %x229, 1
  store i32 %y229, ptr %v229
  br label %h230
h230:
  %x230 = load i32, ptr %v230
  %y230 = add i32 %x230, 1
  store i32 %y230, ptr %v230
  br label %h231
h231:
  %x231 = load i32, ptr %v231
  %y231 = add i32 %x231, 1
  store i32 %y231, ptr %v231
  br label %h232
h232:
  %x232 = load i32, ptr %v232
  %y232 = add i32 %x232, 1
  store i32 %y232, ptr %v232
  br label %h233
h233:
  %x233 = load i32, ptr %v233
  %y233 = add i32 %x233, 1
  store i32 %y233, ptr %v233
  br label %h234
h234:
  %x234 = load i32, ptr %v234
  %y234 = add i32 %x234, 1
  store i32 %y234, ptr %v234
  br label %h235
h235:
  %x235 = load i32, ptr %v235
  %y235 = add i32 %x235, 1
  store i32 %y235, ptr %v235
  br label %h236
h236:
  %x236 = load i32, ptr %v236
  %y236 = add i32 %x236, 1
  store i32 %y236, ptr %v236
  br label %h237
h237:
  %x237 = load i32, ptr %v237
  %y237 = add i32 %x237, 1
  store i32 %y237, ptr %v237
  br label %h238
h238:
  %x238 = load i32, ptr %v238
  %y238 = add i32 %x238, 1
  store i32 %y238, ptr %v238
  br label %h239
h239:
  %x239 = load i32, ptr %v239
  %y239 = add i32 %x239, 1
  store i32 %y239, ptr %v239
  br label %h240
h240:
  %x240 = load i32, ptr %v240
  %y240 = add i32 %x240, 1
  store i32 %y240, ptr %v240
  br label %h241
h241:
  %x241 = load i32, ptr %v241
  %y241 = add i32 %x241, 1
  store i32 %y241, ptr %v241
  br label %h242
h242:
  %x242 = load i32, ptr %v242
  %y242 = add i32 %x242, 1
  store i32 %y242, ptr %v242
  br label %h243
h243:
  %x243 = load i32, ptr %v243
  %y243 = add i32 %x243, 1
  store i32 %y243, ptr %v243
  br label %h244
h244:
  %x244 = load i32, ptr %v244
  %y244 = add i32 %x244, 1
  store i32 %y244, ptr %v244
  br label %h245
h245:
  %x245 = load i32, ptr %v245
  %y245 = add i32 %x245, 1
  store i32 %y245, ptr %v245
  br label %h246
h246:
  %x246 = load i32, ptr %v246
  %y246 = add i32 %x246, 1
  store i32 %y246, ptr %v246
  br label %h247
h247:
  %x247 = load i32, ptr %v247
  %y247 = add i32 %x247, 1
  store i32 %y247, ptr %v247
  br label %h248
h248:
  %x248 = load i32, ptr %v248
  %y248 = add i32 %x248, 1
  store i32 %y248, ptr %v248
  br label %h249
h249:
  %x249 = load i32, ptr %v249
  %y249 = add i32 %x249, 1
  store i32 %y249, ptr %v249
  br label %h250
h250:
  %x250 = load i32, ptr %v250
  %y250 = add i32 %x250, 1
  store i32 %y250, ptr %v250
  br label %h251
h251:
  %x251 = load i32, ptr %v251
  %y251 = add i32 %x251, 1
  store i32 %y251, ptr %v251
  br label %h252
h252:
  %x252 = load i32, ptr %v252
  %y252 = add i32 %x252, 1
  store i32 %y252, ptr %v252
  br label %h253
h253:
  %x253 = load i32, ptr %v253
  %y253 = add i32 %x253, 1
  store i32 %y253, ptr %v253
  br label %h254
h254:
  %x254 = load i32, ptr %v254
  %y254 = add i32 %x254, 1
  store i32 %y254, ptr %v254
  br label %h255
h255:
  %x255 = load i32, ptr %v255
  %y255 = add i32 %x255, 1
  store i32 %y255, ptr %v255
  br label %h256
h256:
  %x256 = load i32, ptr %v256
  %y256 = add i32 %x256, 1
  store i32 %y256, ptr %v256
  br label %h257
h257:
  %x257 = load i32, ptr %v257
  %y257 = add i32 %x257, 1
  store i32 %y257, ptr %v257
  br label %h258
h258:
  %x258 = load i32, ptr %v258
  %y258 = add i32 %x258, 1
  store i32 %y258, ptr %v258
  br label %h259
h259:
  %x259 = load i32, ptr %v259
  %y259 = add i32 %x259, 1
  store i32 %y259, ptr %v259
  br label %h260
h260:
  %x260 = load i32, ptr %v260
  %y260 = add i32 %x260, 1
  store i32 %y260, ptr %v260
  br label %h261
h261:
  %x261 = load i32, ptr %v261
  %y261 = add i32 %x261, 1
  store i32 %y261, ptr %v261
  br label %h262
h262:
  %x262 = load i32, ptr %v262
  %y262 = add i32 %x262, 1
  store i32 %y262, ptr %v262
  br label %h263
h263:
  %x263 = load i32, ptr %v263
  %y263 = add i32 %x263, 1
  store i32 %y263, ptr %v263
  br label %h264
h264:
  %x264 = load i32, ptr %v264
  %y264 = add i32 %x264, 1
  store i32 %y264, ptr %v264
  br label %h265
h265:
  %x265 = load i32, ptr %v265
  %y265 = add i32 %x265, 1
  store i32 %y265, ptr %v265
  br label %h266
h266:
  %x266 = load i32, ptr %v266
  %y266 = add i32 %x266, 1
  store i32 %y266, ptr %v266
  br label %h267
h267:
  %x267 = load i32, ptr %v267
  %y267 = add i32 %x267, 1
  store i32 %y267, ptr %v267
  br label %h268
h268:
  %x268 = load i32, ptr %v268
  %y268 = add i32 %x268, 1
  store i32 %y268, ptr %v268
  br label %h269
h269:
  %x269 = load i32, ptr %v269
  %y269 = add i32 %x269, 1
  store i32 %y269, ptr %v269
  br label %h270
h270:
  %x270 = load i32, ptr %v270
  %y270 = add i32 %x270, 1
  store i32 %y270, ptr %v270
  br label %h271
h271:
  %x271 = load i32, ptr %v271
  %y271 = add i32 %x271, 1
  store i32 %y271, ptr %v271
  br label %h272
h272:
  %x272 = load i32, ptr %v272
  %y272 = add i32 %x272, 1
  store i32 %y272, ptr %v272
  br label %h273
h273:
  %x273 = load i32, ptr %v273
  %y273 = add i32 %x273, 1
  store i32 %y273, ptr %v273
  br label %h274
h274:
  %x274 = load i32, ptr %v274
  %y274 = add i32 %x274, 1
  store i32 %y274, ptr %v274
  br label %h275
h275:
  %x275 = load i32, ptr %v275
  %y275 = add i32 %x275, 1
  store i32 %y275, ptr %v275
  br label %h276
h276:
  %x276 = load i32, ptr %v276
  %y276 = add i32 %x276, 1
  store i32 %y276, ptr %v276
  br label %h277
h277:
  %x277 = load i32, ptr %v277
  %y277 = add i32 %x277, 1
  store i32 %y277, ptr %v277
  br label %h278
h278:
  %x278 = load i32, ptr %v278
  %y278 = add i32 %x278, 1
  store i32 %y278, ptr %v278
  br label %h279
h279:
  %x279 = load i32, ptr %v279
  %y279 = add i32 %x279, 1
  store i32 %y279, ptr %v279
  br label %h280
h280:
  %x280 = load i32, ptr %v280
  %y280 = add i32 %x280, 1
  store i32 %y280, ptr %v280
  br label %h281
h281:
  %x281 = load i32, ptr %v281
  %y281 = add i32 %x281, 1
  store i32 %y281, ptr %v281
  br label %h282
h282:
  %x282 = load i32, ptr %v282
  %y282 = add i32 %x282, 1
  store i32 %y282, ptr %v282
  br label %h283
h283:
  %x283 = load i32, ptr %v283
  %y283 = add i32 %x283, 1
  store i32 %y283, ptr %v283
  br label %h284
h284:
  %x284 = load i32, ptr %v284
  %y284 = add i32 %x284, 1
  store i32 %y284, ptr %v284
  br label %h285
h285:
  %x285 = load i32, ptr %v285
  %y285 = add i32 %x285, 1
  store i32 %y285, ptr %v285
  br label %h286
h286:
  %x286 = load i32, ptr %v286
  %y286 = add i32 %x286, 1
  store i32 %y286, ptr %v286
  br label %h287
h287:
  %x287 = load i32, ptr %v287
  %y287 = add i32 %x287, 1
  store i32 %y287, ptr %v287
  br label %h288
h288:
  %x288 = load i32, ptr %v288
  %y288 = add i32 %x288, 1
  store i32 %y288, ptr %v288
  br label %h289
h289:
  %x289 = load i32, ptr %v289
  %y289 = add i32 %x289, 1
  store i32 %y289, ptr %v289
  br label %h290
h290:
  %x290 = load i32, ptr %v290
  %y290 = add i32 %x290, 1
  store i32 %y290, ptr %v290
  br label %h291
h291:
  %x291 = load i32, ptr %v291
  %y291 = add i32 %x291, 1
  store i32 %y291, ptr %v291
  br label %h292
h292:
  %x292 = load i32, ptr %v292
  %y292 = add i32 %x292, 1
  store i32 %y292, ptr %v292
  br label %h293
h293:
  %x293 = load i32, ptr %v293
  %y293 = add i32 %x293, 1
  store i32 %y293, ptr %v293
  br label %h294
h294:
  %x294 = load i32, ptr %v294
  %y294 = add i32 %x294, 1
  store i32 %y294, ptr %v294
  br label %h295
h295:
  %x295 = load i32, ptr %v295
  %y295 = add i32 %x295, 1
  store i32 %y295, ptr %v295
  br label %h296
h296:
  %x296 = load i32, ptr %v296
  %y296 = add i32 %x296, 1
  store i32 %y296, ptr %v296
  br label %h297
h297:
  %x297 = load i32, ptr %v297
  %y297 = add i32 %x297, 1
  store i32 %y297, ptr %v297
  br label %h298
h298:
  %x298 = load i32, ptr %v298
  %y298 = add i32 %x298, 1
  store i32 %y298, ptr %v298
  br label %h299
h299:
  %x299 = load i32, ptr %v299
  %y299 = add i32 %x299, 1
  store i32 %y299, ptr %v299
  br label %h300
h300:
  %x300 = load i32, ptr %v300
  %y300 = add i32 %x300, 1
  store i32 %y300, ptr %v300
  br label %h301
h301:
  %x301 = load i32, ptr %v301
  %y301 = add i32 %x301, 1
  store i32 %y301, ptr %v301
  br label %h302
h302:
  %x302 = load i32, ptr %v302
  %y302 = add i32 %x302, 1
  store i32 %y302, ptr %v302
  br label %h303
h303:
  %x303 = load i32, ptr %v303
  %y303 = add i32 %x303, 1
  store i32 %y303, ptr %v303
  br label %h304
h304:
  %x304 = load i32, ptr %v304
  %y304 = add i32 %x304, 1
  store i32 %y304, ptr %v304
  br label %h305
h305:
  %x305 = load i32, ptr %v305
  %y305 = add i32 %x305, 1
  store i32 %y305, ptr %v305
  br label %h306
h306:
  %x306 = load i32, ptr %v306
  %y306 = add i32 %x306, 1
  store i32 %y306, ptr %v306
  br label %h307
h307:
  %x307 = load i32, ptr %v307
  %y307 = add i32 %x307, 1
  store i32 %y307, ptr %v307
  br label %h308
h308:
  %x308 = load i32, ptr %v308
  %y308 = add i32 %x308, 1
  store i32 %y308, ptr %v308
  br label %h309
h309:
  %x309 = load i32, ptr %v309
  %y309 = add i32 %x309, 1
  store i32 %y309, ptr %v309
  br label %h310
h310:
  %x310 = load i32, ptr %v310
  %y310 = add i32 %x310, 1
  store i32 %y310, ptr %v310
  br label %h311
h311:
  %x311 = load i32, ptr %v311
  %y311 = add i32 %x311, 1
  store i32 %y311, ptr %v311
  br label %h312
h312:
  %x312 = load i32, ptr %v312
  %y312 = add i32 %x312, 1
  store i32 %y312, ptr %v312
  br label %h313
h313:
  %x313 = load i32, ptr %v313
  %y313 = add i32 %x313, 1
  store i32 %y313, ptr %v313
  br label %h314
h314:
  %x314 = load i32, ptr %v314
  %y314 = add i32 %x314, 1
  store i32 %y314, ptr %v314
  br label %h315
h315:
  %x315 = load i32, ptr %v315
  %y315 = add i32 %x315, 1
  store i32 %y315, ptr %v315
  br label %h316
h316:
  %x316 = load i32, ptr %v316
  %y316 = add i32 %x316, 1
  store i32 %y316, ptr %v316
  br label %h317
h317:
  %x317 = load i32, ptr %v317
  %y317 = add i32 %x317, 1
  store i32 %y317, ptr %v317
  br label %h318
h318:
  %x318 = load i32, ptr %v318
  %y318 = add i32 %x318, 1
  store i32 %y318, ptr %v318
  br label %h319
h319:
  %x319 = load i32, ptr %v319
  %y319 = add i32 %x319, 1
  store i32 %y319, ptr %v319
  br label %h320
h320:
  %x320 = load i32, ptr %v320
  %y320 = add i32 %x320, 1
  store i32 %y320, ptr %v320
  br label %h321
h321:
  %x321 = load i32, ptr %v321
  %y321 = add i32 %x321, 1
  store i32 %y321, ptr %v321
  br label %h322
h322:
  %x322 = load i32, ptr %v322
  %y322 = add i32 %x322, 1
  store i32 %y322, ptr %v322
  br label %h323
h323:
  %x323 = load i32, ptr %v323
  %y323 = add i32 %x323, 1
  store i32 %y323, ptr %v323
  br label %h324
h324:
  %x324 = load i32, ptr %v324
  %y324 = add i32 %x324, 1
  store i32 %y324, ptr %v324
  br label %h325
h325:
  %x325 = load i32, ptr %v325
  %y325 = add i32 %x325, 1
  store i32 %y325, ptr %v325
  br label %h326
h326:
  %x326 = load i32, ptr %v326
  %y326 = add i32 %x326, 1
  store i32 %y326, ptr %v326
  br label %h327
h327:
  %x327 = load i32, ptr %v327
  %y327 = add i32 %x327, 1
  store i32 %y327, ptr %v327
  br label %h328
h328:
  %x328 = load i32, ptr %v328
  %y328 = add i32 %x328, 1
  store i32 %y328, ptr %v328
  br label %h329
h329:
  %x329 = load i32, ptr %v329
  %y329 = add i32 %x329, 1
  store i32 %y329, ptr %v329
  br label %h330
h330:
  %x330 = load i32, ptr %v330
  %y330 = add i32 %x330, 1
  store i32 %y330, ptr %v330
  br label %h331
h331:
  %x331 = load i32, ptr %v331
  %y331 = add i32 %x331, 1
  store i32 %y331, ptr %v331
  br label %h332
h332:
  %x332 = load i32, ptr %v332
  %y332 = add i32 %x332, 1
  store i32 %y332, ptr %v332
  br label %h333
h333:
  %x333 = load i32, ptr %v333
  %y333 = add i32 %x333, 1
  store i32 %y333, ptr %v333
  br label %h334
h334:
  %x334 = load i32, ptr %v334
  %y334 = add i32 %x334, 1
  store i32 %y334, ptr %v334
  br label %h335
h335:
  %x335 = load i32, ptr %v335
  %y335 = add i32 %x335, 1
  store i32 %y335, ptr %v335
  br label %h336
h336:
  %x336 = load i32, ptr %v336
  %y336 = add i32 %x336, 1
  store i32 %y336, ptr %v336
  br label %h337
h337:
  %x337 = load i32, ptr %v337
  %y337 = add i32 %x337, 1
  store i32 %y337, ptr %v337
  br label %h338
h338:
  %x338 = load i32, ptr %v338
  %y338 = add i32 %x338, 1
  store i32 %y338, ptr %v338
  br label %h339
h339:
  %x339 = load i32, ptr %v339
  %y339 = add i32 %x339, 1
  store i32 %y339, ptr %v339
  br label %h340
h340:
  %x340 = load i32, ptr %v340
  %y340 = add i32 %x340, 1
  store i32 %y340, ptr %v340
  br label %h341
h341:
  %x341 = load i32, ptr %v341
  %y341 = add i32 %x341, 1
  store i32 %y341, ptr %v341
  br label %h342
h342:
  %x342 = load i32, ptr %v342
  %y342 = add i32 %x342, 1
  store i32 %y342, ptr %v342
  br label %h343
h343:
  %x343 = load i32, ptr %v343
  %y343 = add i32 %x343, 1
  store i32 %y343, ptr %v343
  br label %h344
h344:
  %x344 = load i32, ptr %v344
  %y344 = add i32 %x344, 1
  store i32 %y344, ptr %v344
  br label %h345
h345:
  %x345 = load i32, ptr %v345
  %y345 = add i32 %x345, 1
  store i32 %y345, ptr %v345
  br label %h346
h346:
  %x346 = load i32, ptr %v346
  %y346 = add i32 %x346, 1
  store i32 %y346, ptr %v346
  br label %h347
h347:
  %x347 = load i32, ptr %v347
  %y347 = add i32 %x347, 1
  store i32 %y347, ptr %v347
  br label %h348
h348:
  %x348 = load i32, ptr %v348
  %y348 = add i32 %x348, 1
  store i32 %y348, ptr %v348
  br label %h349
h349:
  %x349 = load i32, ptr %v349
  %y349 = add i32 %x349, 1
  store i32 %y349, ptr %v349
  br label %h350
h350:
  %x350 = load i32, ptr %v350
  %y350 = add i32 %x350, 1
  store i32 %y350, ptr %v350
  br label %h351
h351:
  %x351 = load i32, ptr %v351
  %y351 = add i32 %x351, 1
  store i32 %y351, ptr %v351
  br label %h352
h352:
  %x352 = load i32, ptr %v352
  %y352 = add i32 %x352, 1
  store i32 %y352, ptr %v352
  br label %h353
h353:
  %x353 = load i32, ptr %v353
  %y353 = add i32 %x353, 1
  store i32 %y353, ptr %v353
  br label %h354
h354:
  %x354 = load i32, ptr %v354
  %y354 = add i32 %x354, 1
  store i32 %y354, ptr %v354
  br label %h355
h355:
  %x355 = load i32, ptr %v355
  %y355 = add i32 %x355, 1
  store i32 %y355, ptr %v355
  br label %h356
h356:
  %x356 = load i32, ptr %v356
  %y356 = add i32 %x356, 1
  store i32 %y356, ptr %v356
  br label %h357
h357:
  %x357 = load i32, ptr %v357
  %y357 = add i32 %x357, 1
  store i32 %y357, ptr %v357
  br label %h358
h358:
  %x358 = load i32, ptr %v358
  %y358 = add i32 %x358, 1
  store i32 %y358, ptr %v358
  br label %h359
h359:
  %x359 = load i32, ptr %v359
  %y359 = add i32 %x359, 1
  store i32 %y359, ptr %v359
  br label %h360
h360:
  %x360 = load i32, ptr %v360
  %y360 = add i32 %x360, 1
  store i32 %y360, ptr %v360
  br label %h361
h361:
  %x361 = load i32, ptr %v361
  %y361 = add i32 %x361, 1
  store i32 %y361, ptr %v361
  br label %h362
h362:
  %x362 = load i32, ptr %v362
  %y362 = add i32 %x362, 1
  store i32 %y362, ptr %v362
  br label %h363
h363:
  %x363 = load i32, ptr %v363
  %y363 = add i32 %x363, 1
  store i32 %y363, ptr %v363
  br label %h364
h364:
  %x364 = load i32, ptr %v364
  %y364 = add i32 %x364, 1
  store i32 %y364, ptr %v364
  br label %h365
h365:
  %x365 = load i32, ptr %v365
  %y365 = add i32 %x365, 1
  store i32 %y365, ptr %v365
  br label %h366
h366:
  %x366 = load i32, ptr %v366
  %y366 = add i32 %x366, 1
  store i32 %y366, ptr %v366
  br label %h367
h367:
  %x367 = load i32, ptr %v367
  %y367 = add i32 %x367, 1
  store i32 %y367, ptr %v367
  br label %h368
h368:
  %x368 = load i32, ptr %v368
  %y368 = add i32 %x368, 1
  store i32 %y368, ptr %v368
  br label %h369
h369:
  %x369 = load i32, ptr %v369
  %y369 = add i32 %x369, 1
  store i32 %y369, ptr %v369
  br label %h370
h370:
  %x370 = load i32, ptr %v370
  %y370 = add i32 %x370, 1
  store i32 %y370, ptr %v370
  br label %h371
h371:
  %x371 = load i32, ptr %v371
  %y371 = add i32 %x371, 1
  store i32 %y371, ptr %v371
  br label %h372
h372:
  %x372 = load i32, ptr %v372
  %y372 = add i32 %x372, 1
  store i32 %y372, ptr %v372
  br label %h373
h373:
  %x373 = load i32, ptr %v373
  %y373 = add i32 %x373, 1
  store i32 %y373, ptr %v373
  br label %h374
h374:
  %x374 = load i32, ptr %v374
  %y374 = add i32 %x374, 1
  store i32 %y374, ptr %v374
  br label %h375
h375:
  %x375 = load i32, ptr %v375
  %y375 = add i32 %x375, 1
  store i32 %y375, ptr %v375
  br label %h376
h376:
  %x376 = load i32, ptr %v376
  %y376 = add i32 %x376, 1
  store i32 %y376, ptr %v376
  br label %h377
h377:
  %x377 = load i32, ptr %v377
  %y377 = add i32 %x377, 1
  store i32 %y377, ptr %v377
  br label %h378
h378:
  %x378 = load i32, ptr %v378
  %y378 = add i32 %x378, 1
  store i32 %y378, ptr %v378
  br label %h379
h379:
  %x379 = load i32, ptr %v379
  %y379 = add i32 %x379, 1
  store i32 %y379, ptr %v379
  br label %h380
h380:
  %x380 = load i32, ptr %v380
  %y380 = add i32 %x380, 1
  store i32 %y380, ptr %v380
  br label %h381
h381:
  %x381 = load i32, ptr %v381
  %y381 = add i32 %x381, 1
  store i32 %y381, ptr %v381
  br label %h382
h382:
  %x382 = load i32, ptr %v382
  %y382 = add i32 %x382, 1
  store i32 %y382, ptr %v382
  br label %h383
h383:
  %x383 = load i32, ptr %v383
  %y383 = add i32 %x383, 1
  store i32 %y383, ptr %v383
  br label %h384
h384:
  %x384 = load i32, ptr %v384
  %y384 = add i32 %x384, 1
  store i32 %y384, ptr %v384
  br label %h385
h385:
  %x385 = load i32, ptr %v385
  %y385 = add i32 %x385, 1
  store i32 %y385, ptr %v385
  br label %h386
h386:
  %x386 = load i32, ptr %v386
  %y386 = add i32 %x386, 1
  store i32 %y386, ptr %v386
  br label %h387
h387:
  %x387 = load i32, ptr %v387
  %y387 = add i32 %x387, 1
  store i32 %y387, ptr %v387
  br label %h388
h388:
  %x388 = load i32, ptr %v388
  %y388 = add i32 %x388, 1
  store i32 %y388, ptr %v388
  br label %h389
h389:
  %x389 = load i32, ptr %v389
  %y389 = add i32 %x389, 1
  store i32 %y389, ptr %v389
  br label %h390
h390:
  %x390 = load i32, ptr %v390
  %y390 = add i32 %x390, 1
  store i32 %y390, ptr %v390
  br label %h391
h391:
  %x391 = load i32, ptr %v391
  %y391 = add i32 %x391, 1
  store i32 %y391, ptr %v391
  br label %h392
h392:
  %x392 = load i32, ptr %v392
  %y392 = add i32 %x392, 1
  store i32 %y392, ptr %v392
  br label %h393
h393:
  %x393 = load i32, ptr %v393
  %y393 = add i32 %x393, 1
  store i32 %y393, ptr %v393
  br label %h394
h394:
  %x394 = load i32, ptr %v394
  %y394 = add i32 %x394, 1
  store i32 %y394, ptr %v394
  br label %h395
h395:
  %x395 = load i32, ptr %v395
  %y395 = add i32 %x395, 1
  store i32 %y395, ptr %v395
  br label %h396
h396:
  %x396 = load i32, ptr %v396
  %y396 = add i32 %x396, 1
  store i32 %y396, ptr %v396
  br label %h397
h397:
  %x397 = load i32, ptr %v397
  %y397 = add i32 %x397, 1
  store i32 %y397, ptr %v397
  br label %h398
h398:
  %x398 = load i32, ptr %v398
  %y398 = add i32 %x398, 1
  store i32 %y398, ptr %v398
  br label %h399
h399:
  %x399 = load i32, ptr %v399
  %y399 = add i32 %x399, 1
  store i32 %y399, ptr %v399
  br label %h400
h400:
  %x400 = load i32, ptr %v400
  %y400 = add i32 %x400, 1
  store i32 %y400, ptr %v400
  br label %h401
h401:
  %x401 = load i32, ptr %v401
  %y401 = add i32 %x401, 1
  store i32 %y401, ptr %v401
  br label %h402
h402:
  %x402 = load i32, ptr %v402
  %y402 = add i32 %x402, 1
  store i32 %y402, ptr %v402
  br label %h403
h403:
  %x403 = load i32, ptr %v403
  %y403 = add i32 %x403, 1
  store i32 %y403, ptr %v403
  br label %h404
h404:
  %x404 = load i32, ptr %v404
  %y404 = add i32 %x404, 1
  store i32 %y404, ptr %v404
  br label %h405
h405:
  %x405 = load i32, ptr %v405
  %y405 = add i32 %x405, 1
  store i32 %y405, ptr %v405
  br label %h406
h406:
  %x406 = load i32, ptr %v406
  %y406 = add i32 %x406, 1
  store i32 %y406, ptr %v406
  br label %h407
h407:
  %x407 = load i32, ptr %v407
  %y407 = add i32 %x407, 1
  store i32 %y407, ptr %v407
  br label %h408
h408:
  %x408 = load i32, ptr %v408
  %y408 = add i32 %x408, 1
  store i32 %y408, ptr %v408
  br label %h409
h409:
  %x409 = load i32, ptr %v409
  %y409 = add i32 %x409, 1
  store i32 %y409, ptr %v409
  br label %h410
h410:
  %x410 = load i32, ptr %v410
  %y410 = add i32 %x410, 1
  store i32 %y410, ptr %v410
  br label %h411
h411:
  %x411 = load i32, ptr %v411
  %y411 = add i32 %x411, 1
  store i32 %y411, ptr %v411
  br label %h412
h412:
  %x412 = load i32, ptr %v412
  %y412 = add i32 %x412, 1
  store i32 %y412, ptr %v412
  br label %h413
h413:
  %x413 = load i32, ptr %v413
  %y413 = add i32 %x413, 1
  store i32 %y413, ptr %v413
  br label %h414
h414:
  %x414 = load i32, ptr %v414
  %y414 = add i32 %x414, 1
  store i32 %y414, ptr %v414
  br label %h415
h415:
  %x415 = load i32, ptr %v415
  %y415 = add i32 %x415, 1
  store i32 %y415, ptr %v415
  br label %h416
h416:
  %x416 = load i32, ptr %v416
  %y416 = add i32 %x416, 1
  store i32 %y416, ptr %v416
  br label %h417
h417:
  %x417 = load i32, ptr %v417
  %y417 = add i32 %x417, 1
  store i32 %y417, ptr %v417
  br label %h418
h418:
  %x418 = load i32, ptr %v418
  %y418 = add i32 %x418, 1
  store i32 %y418, ptr %v418
  br label %h419
h419:
  %x419 = load i32, ptr %v419
  %y419 = add i32 %x419, 1
  store i32 %y419, ptr %v419
  br label %h420
h420:
  %x420 = load i32, ptr %v420
  %y420 = add i32 %x420, 1
  store i32 %y420, ptr %v420
  br label %h421
h421:
  %x421 = load i32, ptr %v421
  %y421 = add i32 %x421, 1
  store i32 %y421, ptr %v421
  br label %h422
h422:
  %x422 = load i32, ptr %v422
  %y422 = add i32 %x422, 1
  store i32 %y422, ptr %v422
  br label %h423
h423:
  %x423 = load i32, ptr %v423
  %y423 = add i32 %x423, 1
  store i32 %y423, ptr %v423
  br label %h424
h424:
  %x424 = load i32, ptr %v424
  %y424 = add i32 %x424, 1
  store i32 %y424, ptr %v424
  br label %h425
h425:
  %x425 = load i32, ptr %v425
  %y425 = add i32 %x425, 1
  store i32 %y425, ptr %v425
  br label %h426
h426:
  %x426 = load i32, ptr %v426
  %y426 = add i32 %x426, 1
  store i32 %y426, ptr %v426
  br label %h427
h427:
  %x427 = load i32, ptr %v427
  %y427 = add i32 %x427, 1
  store i32 %y427, ptr %v427
  br label %h428
h428:
  %x428 = load i32, ptr %v428
  %y428 = add i32 %x428, 1
  store i32 %y428, ptr %v428
  br label %h429
h429:
  %x429 = load i32, ptr %v429
  %y429 = add i32 %x429, 1
  store i32 %y429, ptr %v429
  br label %h430
h430:
  %x430 = load i32, ptr %v430
  %y430 = add i32 %x430, 1
  store i32 %y430, ptr %v430
  br label %h431
h431:
  %x431 = load i32, ptr %v431
  %y431 = add i32 %x431, 1
  store i32 %y431, ptr %v431
  br label %h432
h432:
  %x432 = load i32, ptr %v432
  %y432 = add i32 %x432, 1
  store i32 %y432, ptr %v432
  br label %h433
h433:
  %x433 = load i32, ptr %v433
  %y433 = add i32 %x433, 1
  store i32 %y433, ptr %v433
  br label %h434
h434:
  %x434 = load i32, ptr %v434
  %y434 = add i32 %x434, 1
  store i32 %y434, ptr %v434
  br label %h435
h435:
  %x435 = load i32, ptr %v435
  %y435 = add i32 %x435, 1
  store i32 %y435, ptr %v435
  br label %h436
h436:
  %x436 = load i32, ptr %v436
  %y436 = add i32 %x436, 1
  store i32 %y436, ptr %v436
  br label %h437
h437:
  %x437 = load i32, ptr %v437
  %y437 = add i32 %x437, 1
  store i32 %y437, ptr %v437
  br label %h438
h438:
  %x438 = load i32, ptr %v438
  %y438 = add i32 %x438, 1
  store i32 %y438, ptr %v438
  br label %h439
h439:
  %x439 = load i32, ptr %v439
  %y439 = add i32 %x439, 1
  store i32 %y439, ptr %v439
  br label %h440
h440:
  %x440 = load i32, ptr %v440
  %y440 = add i32 %x440, 1
  store i32 %y440, ptr %v440
  br label %h441
h441:
  %x441 = load i32, ptr %v441
  %y441 = add i32 %x441, 1
  store i32 %y441, ptr %v441
  br label %h442
h442:
  %x442 = load i32, ptr %v442
  %y442 = add i32 %x442, 1
  store i32 %y442, ptr %v442
  br label %h443
h443:
  %x443 = load i32, ptr %v443
  %y443 = add i32 %x443, 1
  store i32 %y443, ptr %v443
  br label %h444
h444:
  %x444 = load i32, ptr %v444
  %y444 = add i32 %x444, 1
  store i32 %y444, ptr %v444
  br label %h445
h445:
  %x445 = load i32, ptr %v445
  %y445 = add i32 %x445, 1
  store i32 %y445, ptr %v445
  br label %h446
h446:
  %x446 = load i32, ptr %v446
  %y446 = add i32 %x446, 1
  store i32 %y446, ptr %v446
  br label %h447
h447:
  %x447 = load i32, ptr %v447
  %y447 = add i32 %x447, 1
  store i32 %y447, ptr %v447
  br label %h448
h448:
  %x448 = load i32, ptr %v448
  %y448 = add i32 %x448, 1
  store i32 %y448, ptr %v448
  br label %h449
h449:
  %x449 = load i32, ptr %v449
  %y449 = add i32 %x449, 1
  store i32 %y449, ptr %v449
  br label %h450
h450:
  %x450 = load i32, ptr %v450
  %y450 = add i32 %x450, 1
  store i32 %y450, ptr %v450
  br label %h451
h451:
  %x451 = load i32, ptr %v451
  %y451 = add i32 %x451, 1
  store i32 %y451, ptr %v451
  br label %h452
h452:
  %x452 = load i32, ptr %v452
  %y452 = add i32 %x452, 1
  store i32 %y452, ptr %v452
  br label %h453
h453:
  %x453 = load i32, ptr %v453
  %y453 = add i32 %x453, 1
  store i32 %y453, ptr %v453
  br label %h454
h454:
  %x454 = load i32, ptr %v454
  %y454 = add i32 %x454, 1
  store i32 %y454, ptr %v454
  br label %h455
h455:
  %x455 = load i32, ptr %v455
  %y455 = add i32 %x455, 1
  store i32 %y455, ptr %v455
  br label %h456
h456:
  %x456 = load i32, ptr %v456
  %y456 = add i32 %x456, 1
  store i32 %y456, ptr %v456
  br label %h457
h457:
  %x457 = load i32, ptr %v457
  %y457 = add i32 %x457, 1
  store i32 %y457, ptr %v457
  br label %h458
h458:
  %x458 = load i32, ptr %v458
  %y458 = add i32 %x458, 1
  store i32 %y458, ptr %v458
  br label %h459
h459:
  %x459 = load i32, ptr %v459
  %y459 = add i32 %x459, 1
  store i32 %y459, ptr %v459
  br label %h460
h460:
  %x460 = load i32, ptr %v460
  %y460 = add i32 %x460, 1
  store i32 %y460, ptr %v460
  br label %h461
h461:
  %x461 = load i32, ptr %v461
  %y461 = add i32 %x461, 1
  store i32 %y461, ptr %v461
  br label %h462
h462:
  %x462 = load i32, ptr %v462
  %y462 = add i32 %x462, 1
  store i32 %y462, ptr %v462
  br label %h463
h463:
  %x463 = load i32, ptr %v463
  %y463 = add i32 %x463, 1
  store i32 %y463, ptr %v463
  br label %h464
h464:
  %x464 = load i32, ptr %v464
  %y464 = add i32 %x464, 1
  store i32 %y464, ptr %v464
  br label %h465
h465:
  %x465 = load i32, ptr %v465
  %y465 = add i32 %x465, 1
  store i32 %y465, ptr %v465
  br label %h466
h466:
  %x466 = load i32, ptr %v466
  %y466 = add i32 %x466, 1
  store i32 %y466, ptr %v466
  br label %h467
h467:
  %x467 = load i32, ptr %v467
  %y467 = add i32 %x467, 1
  store i32 %y467, ptr %v467
  br label %h468
h468:
  %x468 = load i32, ptr %v468
  %y468 = add i32 %x468, 1
  store i32 %y468, ptr %v468
  br label %h469
h469:
  %x469 = load i32, ptr %v469
  %y469 = add i32 %x469, 1
  store i32 %y469, ptr %v469
  br label %h470
h470:
  %x470 = load i32, ptr %v470
  %y470 = add i32 %x470, 1
  store i32 %y470, ptr %v470
  br label %h471
h471:
  %x471 = load i32, ptr %v471
  %y471 = add i32 %x471, 1
  store i32 %y471, ptr %v471
  br label %h472
h472:
  %x472 = load i32, ptr %v472
  %y472 = add i32 %x472, 1
  store i32 %y472, ptr %v472
  br label %h473
h473:
  %x473 = load i32, ptr %v473
  %y473 = add i32 %x473, 1
  store i32 %y473, ptr %v473
  br label %h474
h474:
  %x474 = load i32, ptr %v474
  %y474 = add i32 %x474, 1
  store i32 %y474, ptr %v474
  br label %h475
h475:
  %x475 = load i32, ptr %v475
  %y475 = add i32 %x475, 1
  store i32 %y475, ptr %v475
  br label %h476
h476:
  %x476 = load i32, ptr %v476
  %y476 = add i32 %x476, 1
  store i32 %y476, ptr %v476
  br label %h477
h477:
  %x477 = load i32, ptr %v477
  %y477 = add i32 %x477, 1
  store i32 %y477, ptr %v477
  br label %h478
h478:
  %x478 = load i32, ptr %v478
  %y478 = add i32 %x478, 1
  store i32 %y478, ptr %v478
  br label %h479
h479:
  %x479 = load i32, ptr %v479
  %y479 = add i32 %x479, 1
  store i32 %y479, ptr %v479
  br label %h480
h480:
  %x480 = load i32, ptr %v480
  %y480 = add i32 %x480, 1
  store i32 %y480, ptr %v480
  br label %h481
h481:
  %x481 = load i32, ptr %v481
  %y481 = add i32 %x481, 1
  store i32 %y481, ptr %v481
  br label %h482
h482:
  %x482 = load i32, ptr %v482
  %y482 = add i32 %x482, 1
  store i32 %y482, ptr %v482
  br label %h483
h483:
  %x483 = load i32, ptr %v483
  %y483 = add i32 %x483, 1
  store i32 %y483, ptr %v483
  br label %h484
h484:
  %x484 = load i32, ptr %v484
  %y484 = add i32 %x484, 1
  store i32 %y484, ptr %v484
  br label %h485
h485:
  %x485 = load i32, ptr %v485
  %y485 = add i32 %x485, 1
  store i32 %y485, ptr %v485
  br label %h486
h486:
  %x486 = load i32, ptr %v486
  %y486 = add i32 %x486, 1
  store i32 %y486, ptr %v486
  br label %h487
h487:
  %x487 = load i32, ptr %v487
  %y487 = add i32 %x487, 1
  store i32 %y487, ptr %v487
  br label %h488
h488:
  %x488 = load i32, ptr %v488
  %y488 = add i32 %x488, 1
  store i32 %y488, ptr %v488
  br label %h489
h489:
  %x489 = load i32, ptr %v489
  %y489 = add i32 %x489, 1
  store i32 %y489, ptr %v489
  br label %h490
h490:
  %x490 = load i32, ptr %v490
  %y490 = add i32 %x490, 1
  store i32 %y490, ptr %v490
  br label %h491
h491:
  %x491 = load i32, ptr %v491
  %y491 = add i32 %x491, 1
  store i32 %y491, ptr %v491
  br label %h492
h492:
  %x492 = load i32, ptr %v492
  %y492 = add i32 %x492, 1
  store i32 %y492, ptr %v492
  br label %h493
h493:
  %x493 = load i32, ptr %v493
  %y493 = add i32 %x493, 1
  store i32 %y493, ptr %v493
  br label %h494
h494:
  %x494 = load i32, ptr %v494
  %y494 = add i32 %x494, 1
  store i32 %y494, ptr %v494
  br label %h495
h495:
  %x495 = load i32, ptr %v495
  %y495 = add i32 %x495, 1
  store i32 %y495, ptr %v495
  br label %h496
h496:
  %x496 = load i32, ptr %v496
  %y496 = add i32 %x496, 1
  store i32 %y496, ptr %v496
  br label %h497
h497:
  %x497 = load i32, ptr %v497
  %y497 = add i32 %x497, 1
  store i32 %y497, ptr %v497
  br label %h498
h498:
  %x498 = load i32, ptr %v498
  %y498 = add i32 %x498, 1
  store i32 %y498, ptr %v498
  br label %h499
h499:
  %x499 = load i32, ptr %v499
  %y499 = add i32 %x499, 1
  store i32 %y499, ptr %v499
  br label %h500
h500:
  %x500 = load i32, ptr %v500
  %y500 = add i32 %x500, 1
  store i32 %y500, ptr %v500
  br label %h501
h501:
  %x501 = load i32, ptr %v501
  %y501 = add i32 %x501, 1
  store i32 %y501, ptr %v501
  br label %h502
h502:
  %x502 = load i32, ptr %v502
  %y502 = add i32 %x502, 1
  store i32 %y502, ptr %v502
  br label %h503
h503:
  %x503 = load i32, ptr %v503
  %y503 = add i32 %x503, 1
  store i32 %y503, ptr %v503
  br label %h504
h504:
  %x504 = load i32, ptr %v504
  %y504 = add i32 %x504, 1
  store i32 %y504, ptr %v504
  br label %h505
h505:
  %x505 = load i32, ptr %v505
  %y505 = add i32 %x505, 1
  store i32 %y505, ptr %v505
  br label %h506
h506:
  %x506 = load i32, ptr %v506
  %y506 = add i32 %x506, 1
  store i32 %y506, ptr %v506
  br label %h507
h507:
  %x507 = load i32, ptr %v507
  %y507 = add i32 %x507, 1
  store i32 %y507, ptr %v507
  br label %h508
h508:
  %x508 = load i32, ptr %v508
  %y508 = add i32 %x508, 1
  store i32 %y508, ptr %v508
  br label %h509
h509:
  %x509 = load i32, ptr %v509
  %y509 = add i32 %x509, 1
  store i32 %y509, ptr %v509
  br label %h510
h510:
  %x510 = load i32, ptr %v510
  %y510 = add i32 %x510, 1
  store i32 %y510, ptr %v510
  br label %h511
h511:
  %x511 = load i32, ptr %v511
  %y511 = add i32 %x511, 1
  store i32 %y511, ptr %v511
  br label %h512
h512:
  %x512 = load i32, ptr %v512
  %y512 = add i32 %x512, 1
  store i32 %y512, ptr %v512
  br label %h513
h513:
  %x513 = load i32, ptr %v513
  %y513 = add i32 %x513, 1
  store i32 %y513, ptr %v513
  br label %h514
h514:
  %x514 = load i32, ptr %v514
  %y514 = add i32 %x514, 1
  store i32 %y514, ptr %v514
  br label %h515
h515:
  %x515 = load i32, ptr %v515
  %y515 = add i32 %x515, 1
  store i32 %y515, ptr %v515
  br label %h516
h516:
  %x516 = load i32, ptr %v516
  %y516 = add i32 %x516, 1
  store i32 %y516, ptr %v516
  br label %h517
h517:
  %x517 = load i32, ptr %v517
  %y517 = add i32 %x517, 1
  store i32 %y517, ptr %v517
  br label %h518
h518:
  %x518 = load i32, ptr %v518
  %y518 = add i32 %x518, 1
  store i32 %y518, ptr %v518
  br label %h519
h519:
  %x519 = load i32, ptr %v519
  %y519 = add i32 %x519, 1
  store i32 %y519, ptr %v519
  br label %h520
h520:
  %x520 = load i32, ptr %v520
  %y520 = add i32 %x520, 1
  store i32 %y520, ptr %v520
  br label %h521
h521:
  %x521 = load i32, ptr %v521
  %y521 = add i32 %x521, 1
  store i32 %y521, ptr %v521
  br label %h522
h522:
  %x522 = load i32, ptr %v522
  %y522 = add i32 %x522, 1
  store i32 %y522, ptr %v522
  br label %h523
h523:
  %x523 = load i32, ptr %v523
  %y523 = add i32 %x523, 1
  store i32 %y523, ptr %v523
  br label %h524
h524:
  %x524 = load i32, ptr %v524
  %y524 = add i32 %x524, 1
  store i32 %y524, ptr %v524
  br label %h525
h525:
  %x525 = load i32, ptr %v525
  %y525 = add i32 %x525, 1
  store i32 %y525, ptr %v525
  br label %h526
h526:
  %x526 = load i32, ptr %v526
  %y526 = add i32 %x526, 1
  store i32 %y526, ptr %v526
  br label %h527
h527:
  %x527 = load i32, ptr %v527
  %y527 = add i32 %x527, 1
  store i32 %y527, ptr %v527
  br label %h528
h528:
  %x528 = load i32, ptr %v528
  %y528 = add i32 %x528, 1
  store i32 %y528, ptr %v528
  br label %h529
h529:
  %x529 = load i32, ptr %v529
  %y529 = add i32 %x529, 1
  store i32 %y529, ptr %v529
  br label %h530
h530:
  %x530 = load i32, ptr %v530
  %y530 = add i32 %x530, 1
  store i32 %y530, ptr %v530
  br label %h531
h531:
  %x531 = load i32, ptr %v531
  %y531 = add i32 %x531, 1
  store i32 %y531, ptr %v531
  br label %h532
h532:
  %x532 = load i32, ptr %v532
  %y532 = add i32 %x532, 1
  store i32 %y532, ptr %v532
  br label %h533
h533:
  %x533 = load i32, ptr %v533
  %y533 = add i32 %x533, 1
  store i32 %y533, ptr %v533
  br label %h534
h534:
  %x534 = load i32, ptr %v534
  %y534 = add i32 %x534, 1
  store i32 %y534, ptr %v534
  br label %h535
h535:
  %x535 = load i32, ptr %v535
  %y535 = add i32 %x535, 1
  store i32 %y535, ptr %v535
  br label %h536
h536:
  %x536 = load i32, ptr %v536
  %y536 = add i32 %x536, 1
  store i32 %y536, ptr %v536
  br label %h537
h537:
  %x537 = load i32, ptr %v537
  %y537 = add i32 %x537, 1
  store i32 %y537, ptr %v537
  br label %h538
h538:
  %x538 = load i32, ptr %v538
  %y538 = add i32 %x538, 1
  store i32 %y538, ptr %v538
  br label %h539
h539:
  %x539 = load i32, ptr %v539
  %y539 = add i32 %x539, 1
  store i32 %y539, ptr %v539
  br label %h540
h540:
  %x540 = load i32, ptr %v540
  %y540 = add i32 %x540, 1
  store i32 %y540, ptr %v540
  br label %h541
h541:
  %x541 = load i32, ptr %v541
  %y541 = add i32 %x541, 1
  store i32 %y541, ptr %v541
  br label %h542
h542:
  %x542 = load i32, ptr %v542
  %y542 = add i32 %x542, 1
  store i32 %y542, ptr %v542
  br label %h543
h543:
  %x543 = load i32, ptr %v543
  %y543 = add i32 %x543, 1
  store i32 %y543, ptr %v543
  br label %h544
h544:
  %x544 = load i32, ptr %v544
  %y544 = add i32 %x544, 1
  store i32 %y544, ptr %v544
  br label %h545
h545:
  %x545 = load i32, ptr %v545
  %y545 = add i32 %x545, 1
  store i32 %y545, ptr %v545
  br label %h546
h546:
  %x546 = load i32, ptr %v546
  %y546 = add i32 %x546, 1
  store i32 %y546, ptr %v546
  br label %h547
h547:
  %x547 = load i32, ptr %v547
  %y547 = add i32 %x547, 1
  store i32 %y547, ptr %v547
  br label %h548
h548:
  %x548 = load i32, ptr %v548
  %y548 = add i32 %x548, 1
  store i32 %y548, ptr %v548
  br label %h549
h549:
  %x549 = load i32, ptr %v549
  %y549 = add i32 %x549, 1
  store i32 %y549, ptr %v549
  br label %h550
h550:
  %x550 = load i32, ptr %v550
  %y550 = add i32 %x550, 1
  store i32 %y550, ptr %v550
  br label %h551
h551:
  %x551 = load i32, ptr %v551
  %y551 = add i32 %x551, 1
  store i32 %y551, ptr %v551
  br label %h552
h552:
  %x552 = load i32, ptr %v552
  %y552 = add i32 %x552, 1
  store i32 %y552, ptr %v552
  br label %h553
h553:
  %x553 = load i32, ptr %v553
  %y553 = add i32 %x553, 1
  store i32 %y553, ptr %v553
  br label %h554
h554:
  %x554 = load i32, ptr %v554
  %y554 = add i32 %x554, 1
  store i32 %y554, ptr %v554
  br label %h555
h555:
  %x555 = load i32, ptr %v555
  %y555 = add i32 %x555, 1
  store i32 %y555, ptr %v555
  br label %h556
h556:
  %x556 = load i32, ptr %v556
  %y556 = add i32 %x556, 1
  store i32 %y556, ptr %v556
  br label %h557
h557:
  %x557 = load i32, ptr %v557
  %y557 = add i32 %x557, 1
  store i32 %y557, ptr %v557
  br label %h558
h558:
  %x558 = load i32, ptr %v558
  %y558 = add i32 %x558, 1
  store i32 %y558, ptr %v558
  br label %h559
h559:
  %x559 = load i32, ptr %v559
  %y559 = add i32 %x559, 1
  store i32 %y559, ptr %v559
  br label %h560
h560:
  %x560 = load i32, ptr %v560
  %y560 = add i32 %x560, 1
  store i32 %y560, ptr %v560
  br label %h561
h561:
  %x561 = load i32, ptr %v561
  %y561 = add i32 %x561, 1
  store i32 %y561, ptr %v561
  br label %h562
h562:
  %x562 = load i32, ptr %v562
  %y562 = add i32 %x562, 1
  store i32 %y562, ptr %v562
  br label %h563
h563:
  %x563 = load i32, ptr %v563
  %y563 = add i32 %x563, 1
  store i32 %y563, ptr %v563
  br label %h564
h564:
  %x564 = load i32, ptr %v564
  %y564 = add i32 %x564, 1
  store i32 %y564, ptr %v564
  br label %h565
h565:
  %x565 = load i32, ptr %v565
  %y565 = add i32 %x565, 1
  store i32 %y565, ptr %v565
  br label %h566
h566:
  %x566 = load i32, ptr %v566
  %y566 = add i32 %x566, 1
  store i32 %y566, ptr %v566
  br label %h567
h567:
  %x567 = load i32, ptr %v567
  %y567 = add i32 %x567, 1
  store i32 %y567, ptr %v567
  br label %h568
h568:
  %x568 = load i32, ptr %v568
  %y568 = add i32 %x568, 1
  store i32 %y568, ptr %v568
  br label %h569
h569:
  %x569 = load i32, ptr %v569
  %y569 = add i32 %x569, 1
  store i32 %y569, ptr %v569
  br label %h570
h570:
  %x570 = load i32, ptr %v570
  %y570 = add i32 %x570, 1
  store i32 %y570, ptr %v570
  br label %h571
h571:
  %x571 = load i32, ptr %v571
  %y571 = add i32 %x571, 1
  store i32 %y571, ptr %v571
  br label %h572
h572:
  %x572 = load i32, ptr %v572
  %y572 = add i32 %x572, 1
  store i32 %y572, ptr %v572
  br label %h573
h573:
  %x573 = load i32, ptr %v573
  %y573 = add i32 %x573, 1
  store i32 %y573, ptr %v573
  br label %h574
h574:
  %x574 = load i32, ptr %v574
  %y574 = add i32 %x574, 1
  store i32 %y574, ptr %v574
  br label %h575
h575:
  %x575 = load i32, ptr %v575
  %y575 = add i32 %x575, 1
  store i32 %y575, ptr %v575
  br label %h576
h576:
  %x576 = load i32, ptr %v576
  %y576 = add i32 %x576, 1
  store i32 %y576, ptr %v576
  br label %h577
h577:
  %x577 = load i32, ptr %v577
  %y577 = add i32 %x577, 1
  store i32 %y577, ptr %v577
  br label %h578
h578:
  %x578 = load i32, ptr %v578
  %y578 = add i32 %x578, 1
  store i32 %y578, ptr %v578
  br label %h579
h579:
  %x579 = load i32, ptr %v579
  %y579 = add i32 %x579, 1
  store i32 %y579, ptr %v579
  br label %h580
h580:
  %x580 = load i32, ptr %v580
  %y580 = add i32 %x580, 1
  store i32 %y580, ptr %v580
  br label %h581
h581:
  %x581 = load i32, ptr %v581
  %y581 = add i32 %x581, 1
  store i32 %y581, ptr %v581
  br label %h582
h582:
  %x582 = load i32, ptr %v582
  %y582 = add i32 %x582, 1
  store i32 %y582, ptr %v582
  br label %h583
h583:
  %x583 = load i32, ptr %v583
  %y583 = add i32 %x583, 1
  store i32 %y583, ptr %v583
  br label %h584
h584:
  %x584 = load i32, ptr %v584
  %y584 = add i32 %x584, 1
  store i32 %y584, ptr %v584
  br label %h585
h585:
  %x585 = load i32, ptr %v585
  %y585 = add i32 %x585, 1
  store i32 %y585, ptr %v585
  br label %h586
h586:
  %x586 = load i32, ptr %v586
  %y586 = add i32 %x586, 1
  store i32 %y586, ptr %v586
  br label %h587
h587:
  %x587 = load i32, ptr %v587
  %y587 = add i32 %x587, 1
  store i32 %y587, ptr %v587
  br label %h588
h588:
  %x588 = load i32, ptr %v588
  %y588 = add i32 %x588, 1
  store i32 %y588, ptr %v588
  br label %h589
h589:
  %x589 = load i32, ptr %v589
  %y589 = add i32 %x589, 1
  store i32 %y589, ptr %v589
  br label %h590
h590:
  %x590 = load i32, ptr %v590
  %y590 = add i32 %x590, 1
  store i32 %y590, ptr %v590
  br label %h591
h591:
  %x591 = load i32, ptr %v591
  %y591 = add i32 %x591, 1
  store i32 %y591, ptr %v591
  br label %h592
h592:
  %x592 = load i32, ptr %v592
  %y592 = add i32 %x592, 1
  store i32 %y592, ptr %v592
  br label %h593
h593:
  %x593 = load i32, ptr %v593
  %y593 = add i32 %x593, 1
  store i32 %y593, ptr %v593
  br label %h594
h594:
  %x594 = load i32, ptr %v594
  %y594 = add i32 %x594, 1
  store i32 %y594, ptr %v594
  br label %h595
h595:
  %x595 = load i32, ptr %v595
  %y595 = add i32 %x595, 1
  store i32 %y595, ptr %v595
  br label %h596
h596:
  %x596 = load i32, ptr %v596
  %y596 = add i32 %x596, 1
  store i32 %y596, ptr %v596
  br label %h597
h597:
  %x597 = load i32, ptr %v597
  %y597 = add i32 %x597, 1
  store i32 %y597, ptr %v597
  br label %h598
h598:
  %x598 = load i32, ptr %v598
  %y598 = add i32 %x598, 1
  store i32 %y598, ptr %v598
  br label %h599
h599:
  %x599 = load i32, ptr %v599
  %y599 = add i32 %x599, 1
  store i32 %y599, ptr %v599
  br label %h600
h600:
  %x600 = load i32, ptr %v600
  %y600 = add i32 %x600, 1
  store i32 %y600, ptr %v600
  br label %h601
h601:
  %x601 = load i32, ptr %v601
  %y601 = add i32 %x601, 1
  store i32 %y601, ptr %v601
  br label %h602
h602:
  %x602 = load i32, ptr %v602
  %y602 = add i32 %x602, 1
  store i32 %y602, ptr %v602
  br label %h603
h603:
  %x603 = load i32, ptr %v603
  %y603 = add i32 %x603, 1
  store i32 %y603, ptr %v603
  br label %h604
h604:
  %x604 = load i32, ptr %v604
  %y604 = add i32 %x604, 1
  store i32 %y604, ptr %v604
  br label %h605
h605:
  %x605 = load i32, ptr %v605
  %y605 = add i32 %x605, 1
  store i32 %y605, ptr %v605
  br label %h606
h606:
  %x606 = load i32, ptr %v606
  %y606 = add i32 %x606, 1
  store i32 %y606, ptr %v606
  br label %h607
h607:
  %x607 = load i32, ptr %v607
  %y607 = add i32 %x607, 1
  store i32 %y607, ptr %v607
  br label %h608
h608:
  %x608 = load i32, ptr %v608
  %y608 = add i32 %x608, 1
  store i32 %y608, ptr %v608
  br label %h609
h609:
  %x609 = load i32, ptr %v609
  %y609 = add i32 %x609, 1
  store i32 %y609, ptr %v609
  br label %h610
h610:
  %x610 = load i32, ptr %v610
  %y610 = add i32 %x610, 1
  store i32 %y610, ptr %v610
  br label %h611
h611:
  %x611 = load i32, ptr %v611
  %y611 = add i32 %x611, 1
  store i32 %y611, ptr %v611
  br label %h612
h612:
  %x612 = load i32, ptr %v612
  %y612 = add i32 %x612, 1
  store i32 %y612, ptr %v612
  br label %h613
h613:
  %x613 = load i32, ptr %v613
  %y613 = add i32 %x613, 1
  store i32 %y613, ptr %v613
  br label %h614
h614:
  %x614 = load i32, ptr %v614
  %y614 = add i32 %x614, 1
  store i32 %y614, ptr %v614
  br label %h615
h615:
  %x615 = load i32, ptr %v615
  %y615 = add i32 %x615, 1
  store i32 %y615, ptr %v615
  br label %h616
h616:
  %x616 = load i32, ptr %v616
  %y616 = add i32 %x616, 1
  store i32 %y616, ptr %v616
  br label %h617
h617:
  %x617 = load i32, ptr %v617
  %y617 = add i32 %x617, 1
  store i32 %y617, ptr %v617
  br label %h618
h618:
  %x618 = load i32, ptr %v618
  %y618 = add i32 %x618, 1
  store i32 %y618, ptr %v618
  br label %h619
h619:
  %x619 = load i32, ptr %v619
  %y619 = add i32 %x619, 1
  store i32 %y619, ptr %v619
  br label %h620
h620:
  %x620 = load i32, ptr %v620
  %y620 = add i32 %x620, 1
  store i32 %y620, ptr %v620
  br label %h621
h621:
  %x621 = load i32, ptr %v621
  %y621 = add i32 %x621, 1
  store i32 %y621, ptr %v621
  br label %h622
h622:
  %x622 = load i32, ptr %v622
  %y622 = add i32 %x622, 1
  store i32 %y622, ptr %v622
  br label %h623
h623:
  %x623 = load i32, ptr %v623
  %y623 = add i32 %x623, 1
  store i32 %y623, ptr %v623
  br label %h624
h624:
  %x624 = load i32, ptr %v624
  %y624 = add i32 %x624, 1
  store i32 %y624, ptr %v624
  br label %h625
h625:
  %x625 = load i32, ptr %v625
  %y625 = add i32 %x625, 1
  store i32 %y625, ptr %v625
  br label %h626
h626:
  %x626 = load i32, ptr %v626
  %y626 = add i32 %x626, 1
  store i32 %y626, ptr %v626
  br label %h627
h627:
  %x627 = load i32, ptr %v627
  %y627 = add i32 %x627, 1
  store i32 %y627, ptr %v627
  br label %h628
h628:
  %x628 = load i32, ptr %v628
  %y628 = add i32 %x628, 1
  store i32 %y628, ptr %v628
  br label %h629
h629:
  %x629 = load i32, ptr %v629
  %y629 = add i32 %x629, 1
  store i32 %y629, ptr %v629
  br label %h630
h630:
  %x630 = load i32, ptr %v630
  %y630 = add i32 %x630, 1
  store i32 %y630, ptr %v630
  br label %h631
h631:
  %x631 = load i32, ptr %v631
  %y631 = add i32 %x631, 1
  store i32 %y631, ptr %v631
  br label %h632
h632:
  %x632 = load i32, ptr %v632
  %y632 = add i32 %x632, 1
  store i32 %y632, ptr %v632
  br label %h633
h633:
  %x633 = load i32, ptr %v633
  %y633 = add i32 %x633, 1
  store i32 %y633, ptr %v633
  br label %h634
h634:
  %x634 = load i32, ptr %v634
  %y634 = add i32 %x634, 1
  store i32 %y634, ptr %v634
  br label %h635
h635:
  %x635 = load i32, ptr %v635
  %y635 = add i32 %x635, 1
  store i32 %y635, ptr %v635
  br label %h636
h636:
  %x636 = load i32, ptr %v636
  %y636 = add i32 %x636, 1
  store i32 %y636, ptr %v636
  br label %h637
h637:
  %x637 = load i32, ptr %v637
  %y637 = add i32 %x637, 1
  store i32 %y637, ptr %v637
  br label %h638
h638:
  %x638 = load i32, ptr %v638
  %y638 = add i32 %x638, 1
  store i32 %y638, ptr %v638
  br label %h639
h639:
  %x639 = load i32, ptr %v639
  %y639 = add i32 %x639, 1
  store i32 %y639, ptr %v639
  br label %h640
h640:
  %x640 = load i32, ptr %v640
  %y640 = add i32 %x640, 1
  store i32 %y640, ptr %v640
  br label %h641
h641:
  %x641 = load i32, ptr %v641
  %y641 = add i32 %x641, 1
  store i32 %y641, ptr %v641
  br label %h642
h642:
  %x642 = load i32, ptr %v642
  %y642 = add i32 %x642, 1
  store i32 %y642, ptr %v642
  br label %h643
h643:
  %x643 = load i32, ptr %v643
  %y643 = add i32 %x643, 1
  store i32 %y643, ptr %v643
  br label %h644
h644:
  %x644 = load i32, ptr %v644
  %y644 = add i32 %x644, 1
  store i32 %y644, ptr %v644
  br label %h645
h645:
  %x645 = load i32, ptr %v645
  %y645 = add i32 %x645, 1
  store i32 %y645, ptr %v645
  br label %h646
h646:
  %x646 = load i32, ptr %v646
  %y646 = add i32 %x646, 1
  store i32 %y646, ptr %v646
  br label %h647
h647:
  %x647 = load i32, ptr %v647
  %y647 = add i32 %x647, 1
  store i32 %y647, ptr %v647
  br label %h648
h648:
  %x648 = load i32, ptr %v648
  %y648 = add i32 %x648, 1
  store i32 %y648, ptr %v648
  br label %h649
h649:
  %x649 = load i32, ptr %v649
  %y649 = add i32 %x649, 1
  store i32 %y649, ptr %v649
  br label %h650
h650:
  %x650 = load i32, ptr %v650
  %y650 = add i32 %x650, 1
  store i32 %y650, ptr %v650
  br label %h651
h651:
  %x651 = load i32, ptr %v651
  %y651 = add i32 %x651, 1
  store i32 %y651, ptr %v651
  br label %h652
h652:
  %x652 = load i32, ptr %v652
  %y652 = add i32 %x652, 1
  store i32 %y652, ptr %v652
  br label %h653
h653:
  %x653 = load i32, ptr %v653
  %y653 = add i32 %x653, 1
  store i32 %y653, ptr %v653
  br label %h654
h654:
  %x654 = load i32, ptr %v654
  %y654 = add i32 %x654, 1
  store i32 %y654, ptr %v654
  br label %h655
h655:
  %x655 = load i32, ptr %v655
  %y655 = add i32 %x655, 1
  store i32 %y655, ptr %v655
  br label %h656
h656:
  %x656 = load i32, ptr %v656
  %y656 = add i32 %x656, 1
  store i32 %y656, ptr %v656
  br label %h657
h657:
  %x657 = load i32, ptr %v657
  %y657 = add i32 %x657, 1
  store i32 %y657, ptr %v657
  br label %h658
h658:
  %x658 = load i32, ptr %v658
  %y658 = add i32 %x658, 1
  store i32 %y658, ptr %v658
  br label %h659
h659:
  %x659 = load i32, ptr %v659
  %y659 = add i32 %x659, 1
  store i32 %y659, ptr %v659
  br label %h660
h660:
  %x660 = load i32, ptr %v660
  %y660 = add i32 %x660, 1
  store i32 %y660, ptr %v660
  br label %h661
h661:
  %x661 = load i32, ptr %v661
  %y661 = add i32 %x661, 1
  store i32 %y661, ptr %v661
  br label %h662
h662:
  %x662 = load i32, ptr %v662
  %y662 = add i32 %x662, 1
  store i32 %y662, ptr %v662
  br label %h663
h663:
  %x663 = load i32, ptr %v663
  %y663 = add i32 %x663, 1
  store i32 %y663, ptr %v663
  br label %h664
h664:
  %x664 = load i32, ptr %v664
  %y664 = add i32 %x664, 1
  store i32 %y664, ptr %v664
  br label %h665
h665:
  %x665 = load i32, ptr %v665
  %y665 = add i32 %x665, 1
  store i32 %y665, ptr %v665
  br label %h666
h666:
  %x666 = load i32, ptr %v666
  %y666 = add i32 %x666, 1
  store i32 %y666, ptr %v666
  br label %h667
h667:
  %x667 = load i32, ptr %v667
  %y667 = add i32 %x667, 1
  store i32 %y667, ptr %v667
  br label %h668
h668:
  %x668 = load i32, ptr %v668
  %y668 = add i32 %x668, 1
  store i32 %y668, ptr %v668
  br label %h669
h669:
  %x669 = load i32, ptr %v669
  %y669 = add i32 %x669, 1
  store i32 %y669, ptr %v669
  br label %h670
h670:
  %x670 = load i32, ptr %v670
  %y670 = add i32 %x670, 1
  store i32 %y670, ptr %v670
  br label %h671
h671:
  %x671 = load i32, ptr %v671
  %y671 = add i32 %x671, 1
  store i32 %y671, ptr %v671
  br label %h672
h672:
  %x672 = load i32, ptr %v672
  %y672 = add i32 %x672, 1
  store i32 %y672, ptr %v672
  br label %h673
h673:
  %x673 = load i32, ptr %v673
  %y673 = add i32 %x673, 1
  store i32 %y673, ptr %v673
  br label %h674
h674:
  %x674 = load i32, ptr %v674
  %y674 = add i32 %x674, 1
  store i32 %y674, ptr %v674
  br label %h675
h675:
  %x675 = load i32, ptr %v675
  %y675 = add i32 %x675, 1
  store i32 %y675, ptr %v675
  br label %h676
h676:
  %x676 = load i32, ptr %v676
  %y676 = add i32 %x676, 1
  store i32 %y676, ptr %v676
  br label %h677
h677:
  %x677 = load i32, ptr %v677
  %y677 = add i32 %x677, 1
  store i32 %y677, ptr %v677
  br label %h678
h678:
  %x678 = load i32, ptr %v678
  %y678 = add i32 %x678, 1
  store i32 %y678, ptr %v678
  br label %h679
h679:
  %x679 = load i32, ptr %v679
  %y679 = add i32 %x679, 1
  store i32 %y679, ptr %v679
  br label %h680
h680:
  %x680 = load i32, ptr %v680
  %y680 = add i32 %x680, 1
  store i32 %y680, ptr %v680
  br label %h681
h681:
  %x681 = load i32, ptr %v681
  %y681 = add i32 %x681, 1
  store i32 %y681, ptr %v681
  br label %h682
h682:
  %x682 = load i32, ptr %v682
  %y682 = add i32 %x682, 1
  store i32 %y682, ptr %v682
  br label %h683
h683:
  %x683 = load i32, ptr %v683
  %y683 = add i32 %x683, 1
  store i32 %y683, ptr %v683
  br label %h684
h684:
  %x684 = load i32, ptr %v684
  %y684 = add i32 %x684, 1
  store i32 %y684, ptr %v684
  br label %h685
h685:
  %x685 = load i32, ptr %v685
  %y685 = add i32 %x685, 1
  store i32 %y685, ptr %v685
  br label %h686
h686:
  %x686 = load i32, ptr %v686
  %y686 = add i32 %x686, 1
  store i32 %y686, ptr %v686
  br label %h687
h687:
  %x687 = load i32, ptr %v687
  %y687 = add i32 %x687, 1
  store i32 %y687, ptr %v687
  br label %h688
h688:
  %x688 = load i32, ptr %v688
  %y688 = add i32 %x688, 1
  store i32 %y688, ptr %v688
  br label %h689
h689:
  %x689 = load i32, ptr %v689
  %y689 = add i32 %x689, 1
  store i32 %y689, ptr %v689
  br label %h690
h690:
  %x690 = load i32, ptr %v690
  %y690 = add i32 %x690, 1
  store i32 %y690, ptr %v690
  br label %h691
h691:
  %x691 = load i32, ptr %v691
  %y691 = add i32 %x691, 1
  store i32 %y691, ptr %v691
  br label %h692
h692:
  %x692 = load i32, ptr %v692
  %y692 = add i32 %x692, 1
  store i32 %y692, ptr %v692
  br label %h693
h693:
  %x693 = load i32, ptr %v693
  %y693 = add i32 %x693, 1
  store i32 %y693, ptr %v693
  br label %h694
h694:
  %x694 = load i32, ptr %v694
  %y694 = add i32 %x694, 1
  store i32 %y694, ptr %v694
  br label %h695
h695:
  %x695 = load i32, ptr %v695
  %y695 = add i32 %x695, 1
  store i32 %y695, ptr %v695
  br label %h696
h696:
  %x696 = load i32, ptr %v696
  %y696 = add i32 %x696, 1
  store i32 %y696, ptr %v696
  br label %h697
h697:
  %x697 = load i32, ptr %v697
  %y697 = add i32 %x697, 1
  store i32 %y697, ptr %v697
  br label %h698
h698:
  %x698 = load i32, ptr %v698
  %y698 = add i32 %x698, 1
  store i32 %y698, ptr %v698
  br label %h699
h699:
  %x699 = load i32, ptr %v699
  %y699 = add i32 %x699, 1
  store i32 %y699, ptr %v699
  br label %h700
h700:
  %x700 = load i32, ptr %v700
  %y700 = add i32 %x700, 1
  store i32 %y700, ptr %v700
  br label %h701
h701:
  %x701 = load i32, ptr %v701
  %y701 = add i32 %x701, 1
  store i32 %y701, ptr %v701
  br label %h702
h702:
  %x702 = load i32, ptr %v702
  %y702 = add i32 %x702, 1
  store i32 %y702, ptr %v702
  br label %h703
h703:
  %x703 = load i32, ptr %v703
  %y703 = add i32 %x703, 1
  store i32 %y703, ptr %v703
  br label %h704
h704:
  %x704 = load i32, ptr %v704
  %y704 = add i32 %x704, 1
  store i32 %y704, ptr %v704
  br label %h705
h705:
  %x705 = load i32, ptr %v705
  %y705 = add i32 %x705, 1
  store i32 %y705, ptr %v705
  br label %h706
h706:
  %x706 = load i32, ptr %v706
  %y706 = add i32 %x706, 1
  store i32 %y706, ptr %v706
  br label %h707
h707:
  %x707 = load i32, ptr %v707
  %y707 = add i32 %x707, 1
  store i32 %y707, ptr %v707
  br label %h708
h708:
  %x708 = load i32, ptr %v708
  %y708 = add i32 %x708, 1
  store i32 %y708, ptr %v708
  br label %h709
h709:
  %x709 = load i32, ptr %v709
  %y709 = add i32 %x709, 1
  store i32 %y709, ptr %v709
  br label %h710
h710:
  %x710 = load i32, ptr %v710
  %y710 = add i32 %x710, 1
  store i32 %y710, ptr %v710
  br label %h711
h711:
  %x711 = load i32, ptr %v711
  %y711 = add i32 %x711, 1
  store i32 %y711, ptr %v711
  br label %h712
h712:
  %x712 = load i32, ptr %v712
  %y712 = add i32 %x712, 1
  store i32 %y712, ptr %v712
  br label %h713
h713:
  %x713 = load i32, ptr %v713
  %y713 = add i32 %x713, 1
  store i32 %y713, ptr %v713
  br label %h714
h714:
  %x714 = load i32, ptr %v714
  %y714 = add i32 %x714, 1
  store i32 %y714, ptr %v714
  br label %h715
h715:
  %x715 = load i32, ptr %v715
  %y715 = add i32 %x715, 1
  store i32 %y715, ptr %v715
  br label %h716
h716:
  %x716 = load i32, ptr %v716
  %y716 = add i32 %x716, 1
  store i32 %y716, ptr %v716
  br label %h717
h717:
  %x717 = load i32, ptr %v717
  %y717 = add i32 %x717, 1
  store i32 %y717, ptr %v717
  br label %h718
h718:
  %x718 = load i32, ptr %v718
  %y718 = add i32 %x718, 1
  store i32 %y718, ptr %v718
  br label %h719
h719:
  %x719 = load i32, ptr %v719
  %y719 = add i32 %x719, 1
  store i32 %y719, ptr %v719
  br label %h720
h720:
  %x720 = load i32, ptr %v720
  %y720 = add i32 %x720, 1
  store i32 %y720, ptr %v720
  br label %h721
h721:
  %x721 = load i32, ptr %v721
  %y721 = add i32 %x721, 1
  store i32 %y721, ptr %v721
  br label %h722
h722:
  %x722 = load i32, ptr %v722
  %y722 = add i32 %x722, 1
  store i32 %y722, ptr %v722
  br label %h723
h723:
  %x723 = load i32, ptr %v723
  %y723 = add i32 %x723, 1
  store i32 %y723, ptr %v723
  br label %h724
h724:
  %x724 = load i32, ptr %v724
  %y724 = add i32 %x724, 1
  store i32 %y724, ptr %v724
  br label %h725
h725:
  %x725 = load i32, ptr %v725
  %y725 = add i32 %x725, 1
  store i32 %y725, ptr %v725
  br label %h726
h726:
  %x726 = load i32, ptr %v726
  %y726 = add i32 %x726, 1
  store i32 %y726, ptr %v726
  br label %h727
h727:
  %x727 = load i32, ptr %v727
  %y727 = add i32 %x727, 1
  store i32 %y727, ptr %v727
  br label %h728
h728:
  %x728 = load i32, ptr %v728
  %y728 = add i32 %x728, 1
  store i32 %y728, ptr %v728
  br label %h729
h729:
  %x729 = load i32, ptr %v729
  %y729 = add i32 %x729, 1
  store i32 %y729, ptr %v729
  br label %h730
h730:
  %x730 = load i32, ptr %v730
  %y730 = add i32 %x730, 1
  store i32 %y730, ptr %v730
  br label %h731
h731:
  %x731 = load i32, ptr %v731
  %y731 = add i32 %x731, 1
  store i32 %y731, ptr %v731
  br label %h732
h732:
  %x732 = load i32, ptr %v732
  %y732 = add i32 %x732, 1
  store i32 %y732, ptr %v732
  br label %h733
h733:
  %x733 = load i32, ptr %v733
  %y733 = add i32 %x733, 1
  store i32 %y733, ptr %v733
  br label %h734
h734:
  %x734 = load i32, ptr %v734
  %y734 = add i32 %x734, 1
  store i32 %y734, ptr %v734
  br label %h735
h735:
  %x735 = load i32, ptr %v735
  %y735 = add i32 %x735, 1
  store i32 %y735, ptr %v735
  br label %h736
h736:
  %x736 = load i32, ptr %v736
  %y736 = add i32 %x736, 1
  store i32 %y736, ptr %v736
  br label %h737
h737:
  %x737 = load i32, ptr %v737
  %y737 = add i32 %x737, 1
  store i32 %y737, ptr %v737
  br label %h738
h738:
  %x738 = load i32, ptr %v738
  %y738 = add i32 %x738, 1
  store i32 %y738, ptr %v738
  br label %h739
h739:
  %x739 = load i32, ptr %v739
  %y739 = add i32 %x739, 1
  store i32 %y739, ptr %v739
  br label %h740
h740:
  %x740 = load i32, ptr %v740
  %y740 = add i32 %x740, 1
  store i32 %y740, ptr %v740
  br label %h741
h741:
  %x741 = load i32, ptr %v741
  %y741 = add i32 %x741, 1
  store i32 %y741, ptr %v741
  br label %h742
h742:
  %x742 = load i32, ptr %v742
  %y742 = add i32 %x742, 1
  store i32 %y742, ptr %v742
  br label %h743
h743:
  %x743 = load i32, ptr %v743
  %y743 = add i32 %x743, 1
  store i32 %y743, ptr %v743
  br label %h744
h744:
  %x744 = load i32, ptr %v744
  %y744 = add i32 %x744, 1
  store i32 %y744, ptr %v744
  br label %h745
h745:
  %x745 = load i32, ptr %v745
  %y745 = add i32 %x745, 1
  store i32 %y745, ptr %v745
  br label %h746
h746:
  %x746 = load i32, ptr %v746
  %y746 = add i32 %x746, 1
  store i32 %y746, ptr %v746
  br label %h747
h747:
  %x747 = load i32, ptr %v747
  %y747 = add i32 %x747, 1
  store i32 %y747, ptr %v747
  br label %h748
h748:
  %x748 = load i32, ptr %v748
  %y748 = add i32 %x748, 1
  store i32 %y748, ptr %v748
  br label %h749
h749:
  %x749 = load i32, ptr %v749
  %y749 = add i32 %x749, 1
  store i32 %y749, ptr %v749
  br label %h750
h750:
  %x750 = load i32, ptr %v750
  %y750 = add i32 %x750, 1
  store i32 %y750, ptr %v750
  br label %h751
h751:
  %x751 = load i32, ptr %v751
  %y751 = add i32 %x751, 1
  store i32 %y751, ptr %v751
  br label %h752
h752:
  %x752 = load i32, ptr %v752
  %y752 = add i32 %x752, 1
  store i32 %y752, ptr %v752
  br label %h753
h753:
  %x753 = load i32, ptr %v753
  %y753 = add i32 %x753, 1
  store i32 %y753, ptr %v753
  br label %h754
h754:
  %x754 = load i32, ptr %v754
  %y754 = add i32 %x754, 1
  store i32 %y754, ptr %v754
  br label %h755
h755:
  %x755 = load i32, ptr %v755
  %y755 = add i32 %x755, 1
  store i32 %y755, ptr %v755
  br label %h756
h756:
  %x756 = load i32, ptr %v756
  %y756 = add i32 %x756, 1
  store i32 %y756, ptr %v756
  br label %h757
h757:
  %x757 = load i32, ptr %v757
  %y757 = add i32 %x757, 1
  store i32 %y757, ptr %v757
  br label %h758
h758:
  %x758 = load i32, ptr %v758
  %y758 = add i32 %x758, 1
  store i32 %y758, ptr %v758
  br label %h759
h759:
  %x759 = load i32, ptr %v759
  %y759 = add i32 %x759, 1
  store i32 %y759, ptr %v759
  br label %h760
h760:
  %x760 = load i32, ptr %v760
  %y760 = add i32 %x760, 1
  store i32 %y760, ptr %v760
  br label %h761
h761:
  %x761 = load i32, ptr %v761
  %y761 = add i32 %x761, 1
  store i32 %y761, ptr %v761
  br label %h762
h762:
  %x762 = load i32, ptr %v762
  %y762 = add i32 %x762, 1
  store i32 %y762, ptr %v762
  br label %h763
h763:
  %x763 = load i32, ptr %v763
  %y763 = add i32 %x763, 1
  store i32 %y763, ptr %v763
  br label %h764
h764:
  %x764 = load i32, ptr %v764
  %y764 = add i32 %x764, 1
  store i32 %y764, ptr %v764
  br label %h765
h765:
  %x765 = load i32, ptr %v765
  %y765 = add i32 %x765, 1
  store i32 %y765, ptr %v765
  br label %h766
h766:
  %x766 = load i32, ptr %v766
  %y766 = add i32 %x766, 1
  store i32 %y766, ptr %v766
  br label %h767
h767:
  %x767 = load i32, ptr %v767
  %y767 = add i32 %x767, 1
  store i32 %y767, ptr %v767
  br label %h768
h768:
  %x768 = load i32, ptr %v768
  %y768 = add i32 %x768, 1
  store i32 %y768, ptr %v768
  br label %h769
h769:
  %x769 = load i32, ptr %v769
  %y769 = add i32 %x769, 1
  store i32 %y769, ptr %v769
  br label %h770
h770:
  %x770 = load i32, ptr %v770
  %y770 = add i32 %x770, 1
  store i32 %y770, ptr %v770
  br label %h771
h771:
  %x771 = load i32, ptr %v771
  %y771 = add i32 %x771, 1
  store i32 %y771, ptr %v771
  br label %h772
h772:
  %x772 = load i32, ptr %v772
  %y772 = add i32 %x772, 1
  store i32 %y772, ptr %v772
  br label %h773
h773:
  %x773 = load i32, ptr %v773
  %y773 = add i32 %x773, 1
  store i32 %y773, ptr %v773
  br label %h774
h774:
  %x774 = load i32, ptr %v774
  %y774 = add i32 %x774, 1
  store i32 %y774, ptr %v774
  br label %h775
h775:
  %x775 = load i32, ptr %v775
  %y775 = add i32 %x775, 1
  store i32 %y775, ptr %v775
  br label %h776
h776:
  %x776 = load i32, ptr %v776
  %y776 = add i32 %x776, 1
  store i32 %y776, ptr %v776
  br label %h777
h777:
  %x777 = load i32, ptr %v777
  %y777 = add i32 %x777, 1
  store i32 %y777, ptr %v777
  br label %h778
h778:
  %x778 = load i32, ptr %v778
  %y778 = add i32 %x778, 1
  store i32 %y778, ptr %v778
  br label %h779
h779:
  %x779 = load i32, ptr %v779
  %y779 = add i32 %x779, 1
  store i32 %y779, ptr %v779
  br label %h780
h780:
  %x780 = load i32, ptr %v780
  %y780 = add i32 %x780, 1
  store i32 %y780, ptr %v780
  br label %h781
h781:
  %x781 = load i32, ptr %v781
  %y781 = add i32 %x781, 1
  store i32 %y781, ptr %v781
  br label %h782
h782:
  %x782 = load i32, ptr %v782
  %y782 = add i32 %x782, 1
  store i32 %y782, ptr %v782
  br label %h783
h783:
  %x783 = load i32, ptr %v783
  %y783 = add i32 %x783, 1
  store i32 %y783, ptr %v783
  br label %h784
h784:
  %x784 = load i32, ptr %v784
  %y784 = add i32 %x784, 1
  store i32 %y784, ptr %v784
  br label %h785
h785:
  %x785 = load i32, ptr %v785
  %y785 = add i32 %x785, 1
  store i32 %y785, ptr %v785
  br label %h786
h786:
  %x786 = load i32, ptr %v786
  %y786 = add i32 %x786, 1
  store i32 %y786, ptr %v786
  br label %h787
h787:
  %x787 = load i32, ptr %v787
  %y787 = add i32 %x787, 1
  store i32 %y787, ptr %v787
  br label %h788
h788:
  %x788 = load i32, ptr %v788
  %y788 = add i32 %x788, 1
  store i32 %y788, ptr %v788
  br label %h789
h789:
  %x789 = load i32, ptr %v789
  %y789 = add i32 %x789, 1
  store i32 %y789, ptr %v789
  br label %h790
h790:
  %x790 = load i32, ptr %v790
  %y790 = add i32 %x790, 1
  store i32 %y790, ptr %v790
  br label %h791
h791:
  %x791 = load i32, ptr %v791
  %y791 = add i32 %x791, 1
  store i32 %y791, ptr %v791
  br label %h792
h792:
  %x792 = load i32, ptr %v792
  %y792 = add i32 %x792, 1
  store i32 %y792, ptr %v792
  br label %h793
h793:
  %x793 = load i32, ptr %v793
  %y793 = add i32 %x793, 1
  store i32 %y793, ptr %v793
  br label %h794
h794:
  %x794 = load i32, ptr %v794
  %y794 = add i32 %x794, 1
  store i32 %y794, ptr %v794
  br label %h795
h795:
  %x795 = load i32, ptr %v795
  %y795 = add i32 %x795, 1
  store i32 %y795, ptr %v795
  br label %h796
h796:
  %x796 = load i32, ptr %v796
  %y796 = add i32 %x796, 1
  store i32 %y796, ptr %v796
  br label %h797
h797:
  %x797 = load i32, ptr %v797
  %y797 = add i32 %x797, 1
  store i32 %y797, ptr %v797
  br label %h798
h798:
  %x798 = load i32, ptr %v798
  %y798 = add i32 %x798, 1
  store i32 %y798, ptr %v798
  br label %h799
h799:
  %x799 = load i32, ptr %v799
  %y799 = add i32 %x799, 1
  store i32 %y799, ptr %v799
  br label %h800
h800:
  %x800 = load i32, ptr %v800
  %y800 = add i32 %x800, 1
  store i32 %y800, ptr %v800
  br label %h801
h801:
  %x801 = load i32, ptr %v801
  %y801 = add i32 %x801, 1
  store i32 %y801, ptr %v801
  br label %h802
h802:
  %x802 = load i32, ptr %v802
  %y802 = add i32 %x802, 1
  store i32 %y802, ptr %v802
  br label %h803
h803:
  %x803 = load i32, ptr %v803
  %y803 = add i32 %x803, 1
  store i32 %y803, ptr %v803
  br label %h804
h804:
  %x804 = load i32, ptr %v804
  %y804 = add i32 %x804, 1
  store i32 %y804, ptr %v804
  br label %h805
h805:
  %x805 = load i32, ptr %v805
  %y805 = add i32 %x805, 1
  store i32 %y805, ptr %v805
  br label %h806
h806:
  %x806 = load i32, ptr %v806
  %y806 = add i32 %x806, 1
  store i32 %y806, ptr %v806
  br label %h807
h807:
  %x807 = load i32, ptr %v807
  %y807 = add i32 %x807, 1
  store i32 %y807, ptr %v807
  br label %h808
h808:
  %x808 = load i32, ptr %v808
  %y808 = add i32 %x808, 1
  store i32 %y808, ptr %v808
  br label %h809
h809:
  %x809 = load i32, ptr %v809
  %y809 = add i32 %x809, 1
  store i32 %y809, ptr %v809
  br label %h810
h810:
  %x810 = load i32, ptr %v810
  %y810 = add i32 %x810, 1
  store i32 %y810, ptr %v810
  br label %h811
h811:
  %x811 = load i32, ptr %v811
  %y811 = add i32 %x811, 1
  store i32 %y811, ptr %v811
  br label %h812
h812:
  %x812 = load i32, ptr %v812
  %y812 = add i32 %x812, 1
  store i32 %y812, ptr %v812
  br label %h813
h813:
  %x813 = load i32, ptr %v813
  %y813 = add i32 %x813, 1
  store i32 %y813, ptr %v813
  br label %h814
h814:
  %x814 = load i32, ptr %v814
  %y814 = add i32 %x814, 1
  store i32 %y814, ptr %v814
  br label %h815
h815:
  %x815 = load i32, ptr %v815
  %y815 = add i32 %x815, 1
  store i32 %y815, ptr %v815
  br label %h816
h816:
  %x816 = load i32, ptr %v816
  %y816 = add i32 %x816, 1
  store i32 %y816, ptr %v816
  br label %h817
h817:
  %x817 = load i32, ptr %v817
  %y817 = add i32 %x817, 1
  store i32 %y817, ptr %v817
  br label %h818
h818:
  %x818 = load i32, ptr %v818
  %y818 = add i32 %x818, 1
  store i32 %y818, ptr %v818
  br label %h819
h819:
  %x819 = load i32, ptr %v819
  %y819 = add i32 %x819, 1
  store i32 %y819, ptr %v819
  br label %h820
h820:
  %x820 = load i32, ptr %v820
  %y820 = add i32 %x820, 1
  store i32 %y820, ptr %v820
  br label %h821
h821:
  %x821 = load i32, ptr %v821
  %y821 = add i32 %x821, 1
  store i32 %y821, ptr %v821
  br label %h822
h822:
  %x822 = load i32, ptr %v822
  %y822 = add i32 %x822, 1
  store i32 %y822, ptr %v822
  br label %h823
h823:
  %x823 = load i32, ptr %v823
  %y823 = add i32 %x823, 1
  store i32 %y823, ptr %v823
  br label %h824
h824:
  %x824 = load i32, ptr %v824
  %y824 = add i32 %x824, 1
  store i32 %y824, ptr %v824
  br label %h825
h825:
  %x825 = load i32, ptr %v825
  %y825 = add i32 %x825, 1
  store i32 %y825, ptr %v825
  br label %h826
h826:
  %x826 = load i32, ptr %v826
  %y826 = add i32 %x826, 1
  store i32 %y826, ptr %v826
  br label %h827
h827:
  %x827 = load i32, ptr %v827
  %y827 = add i32 %x827, 1
  store i32 %y827, ptr %v827
  br label %h828
h828:
  %x828 = load i32, ptr %v828
  %y828 = add i32 %x828, 1
  store i32 %y828, ptr %v828
  br label %h829
h829:
  %x829 = load i32, ptr %v829
  %y829 = add i32 %x829, 1
  store i32 %y829, ptr %v829
  br label %h830
h830:
  %x830 = load i32, ptr %v830
  %y830 = add i32 %x830, 1
  store i32 %y830, ptr %v830
  br label %h831
h831:
  %x831 = load i32, ptr %v831
  %y831 = add i32 %x831, 1
  store i32 %y831, ptr %v831
  br label %h832
h832:
  %x832 = load i32, ptr %v832
  %y832 = add i32 %x832, 1
  store i32 %y832, ptr %v832
  br label %h833
h833:
  %x833 = load i32, ptr %v833
  %y833 = add i32 %x833, 1
  store i32 %y833, ptr %v833
  br label %h834
h834:
  %x834 = load i32, ptr %v834
  %y834 = add i32 %x834, 1
  store i32 %y834, ptr %v834
  br label %h835
h835:
  %x835 = load i32, ptr %v835
  %y835 = add i32 %x835, 1
  store i32 %y835, ptr %v835
  br label %h836
h836:
  %x836 = load i32, ptr %v836
  %y836 = add i32 %x836, 1
  store i32 %y836, ptr %v836
  br label %h837
h837:
  %x837 = load i32, ptr %v837
  %y837 = add i32 %x837, 1
  store i32 %y837, ptr %v837
  br label %h838
h838:
  %x838 = load i32, ptr %v838
  %y838 = add i32 %x838, 1
  store i32 %y838, ptr %v838
  br label %h839
h839:
  %x839 = load i32, ptr %v839
  %y839 = add i32 %x839, 1
  store i32 %y839, ptr %v839
  br label %h840
h840:
  %x840 = load i32, ptr %v840
  %y840 = add i32 %x840, 1
  store i32 %y840, ptr %v840
  br label %h841
h841:
  %x841 = load i32, ptr %v841
  %y841 = add i32 %x841, 1
  store i32 %y841, ptr %v841
  br label %h842
h842:
  %x842 = load i32, ptr %v842
  %y842 = add i32 %x842, 1
  store i32 %y842, ptr %v842
  br label %h843
h843:
  %x843 = load i32, ptr %v843
  %y843 = add i32 %x843, 1
  store i32 %y843, ptr %v843
  br label %h844
h844:
  %x844 = load i32, ptr %v844
  %y844 = add i32 %x844, 1
  store i32 %y844, ptr %v844
  br label %h845
h845:
  %x845 = load i32, ptr %v845
  %y845 = add i32 %x845, 1
  store i32 %y845, ptr %v845
  br label %h846
h846:
  %x846 = load i32, ptr %v846
  %y846 = add i32 %x846, 1
  store i32 %y846, ptr %v846
  br label %h847
h847:
  %x847 = load i32, ptr %v847
  %y847 = add i32 %x847, 1
  store i32 %y847, ptr %v847
  br label %h848
h848:
  %x848 = load i32, ptr %v848
  %y848 = add i32 %x848, 1
  store i32 %y848, ptr %v848
  br label %h849
h849:
  %x849 = load i32, ptr %v849
  %y849 = add i32 %x849, 1
  store i32 %y849, ptr %v849
  br label %h850
h850:
  %x850 = load i32, ptr %v850
  %y850 = add i32 %x850, 1
  store i32 %y850, ptr %v850
  br label %h851
h851:
  %x851 = load i32, ptr %v851
  %y851 = add i32 %x851, 1
  store i32 %y851, ptr %v851
  br label %h852
h852:
  %x852 = load i32, ptr %v852
  %y852 = add i32 %x852, 1
  store i32 %y852, ptr %v852
  br label %h853
h853:
  %x853 = load i32, ptr %v853
  %y853 = add i32 %x853, 1
  store i32 %y853, ptr %v853
  br label %h854
h854:
  %x854 = load i32, ptr %v854
  %y854 = add i32 %x854, 1
  store i32 %y854, ptr %v854
  br label %h855
h855:
  %x855 = load i32, ptr %v855
  %y855 = add i32 %x855, 1
  store i32 %y855, ptr %v855
  br label %h856
h856:
  %x856 = load i32, ptr %v856
  %y856 = add i32 %x856, 1
  store i32 %y856, ptr %v856
  br label %h857
h857:
  %x857 = load i32, ptr %v857
  %y857 = add i32 %x857, 1
  store i32 %y857, ptr %v857
  br label %h858
h858:
  %x858 = load i32, ptr %v858
  %y858 = add i32 %x858, 1
  store i32 %y858, ptr %v858
  br label %h859
h859:
  %x859 = load i32, ptr %v859
  %y859 = add i32 %x859, 1
  store i32 %y859, ptr %v859
  br label %h860
h860:
  %x860 = load i32, ptr %v860
  %y860 = add i32 %x860, 1
  store i32 %y860, ptr %v860
  br label %h861
h861:
  %x861 = load i32, ptr %v861
  %y861 = add i32 %x861, 1
  store i32 %y861, ptr %v861
  br label %h862
h862:
  %x862 = load i32, ptr %v862
  %y862 = add i32 %x862, 1
  store i32 %y862, ptr %v862
  br label %h863
h863:
  %x863 = load i32, ptr %v863
  %y863 = add i32 %x863, 1
  store i32 %y863, ptr %v863
  br label %h864
h864:
  %x864 = load i32, ptr %v864
  %y864 = add i32 %x864, 1
  store i32 %y864, ptr %v864
  br label %h865
h865:
  %x865 = load i32, ptr %v865
  %y865 = add i32 %x865, 1
  store i32 %y865, ptr %v865
  br label %h866
h866:
  %x866 = load i32, ptr %v866
  %y866 = add i32 %x866, 1
  store i32 %y866, ptr %v866
  br label %h867
h867:
  %x867 = load i32, ptr %v867
  %y867 = add i32 %x867, 1
  store i32 %y867, ptr %v867
  br label %h868
h868:
  %x868 = load i32, ptr %v868
  %y868 = add i32 %x868, 1
  store i32 %y868, ptr %v868
  br label %h869
h869:
  %x869 = load i32, ptr %v869
  %y869 = add i32 %x869, 1
  store i32 %y869, ptr %v869
  br label %h870
h870:
  %x870 = load i32, ptr %v870
  %y870 = add i32 %x870, 1
  store i32 %y870, ptr %v870
  br label %h871
h871:
  %x871 = load i32, ptr %v871
  %y871 = add i32 %x871, 1
  store i32 %y871, ptr %v871
  br label %h872
h872:
  %x872 = load i32, ptr %v872
  %y872 = add i32 %x872, 1
  store i32 %y872, ptr %v872
  br label %h873
h873:
  %x873 = load i32, ptr %v873
  %y873 = add i32 %x873, 1
  store i32 %y873, ptr %v873
  br label %h874
h874:
  %x874 = load i32, ptr %v874
  %y874 = add i32 %x874, 1
  store i32 %y874, ptr %v874
  br label %h875
h875:
  %x875 = load i32, ptr %v875
  %y875 = add i32 %x875, 1
  store i32 %y875, ptr %v875
  br label %h876
h876:
  %x876 = load i32, ptr %v876
  %y876 = add i32 %x876, 1
  store i32 %y876, ptr %v876
  br label %h877
h877:
  %x877 = load i32, ptr %v877
  %y877 = add i32 %x877, 1
  store i32 %y877, ptr %v877
  br label %h878
h878:
  %x878 = load i32, ptr %v878
  %y878 = add i32 %x878, 1
  store i32 %y878, ptr %v878
  br label %h879
h879:
  %x879 = load i32, ptr %v879
  %y879 = add i32 %x879, 1
  store i32 %y879, ptr %v879
  br label %h880
h880:
  %x880 = load i32, ptr %v880
  %y880 = add i32 %x880, 1
  store i32 %y880, ptr %v880
  br label %h881
h881:
  %x881 = load i32, ptr %v881
  %y881 = add i32 %x881, 1
  store i32 %y881, ptr %v881
  br label %h882
h882:
  %x882 = load i32, ptr %v882
  %y882 = add i32 %x882, 1
  store i32 %y882, ptr %v882
  br label %h883
h883:
  %x883 = load i32, ptr %v883
  %y883 = add i32 %x883, 1
  store i32 %y883, ptr %v883
  br label %h884
h884:
  %x884 = load i32, ptr %v884
  %y884 = add i32 %x884, 1
  store i32 %y884, ptr %v884
  br label %h885
h885:
  %x885 = load i32, ptr %v885
  %y885 = add i32 %x885, 1
  store i32 %y885, ptr %v885
  br label %h886
h886:
  %x886 = load i32, ptr %v886
  %y886 = add i32 %x886, 1
  store i32 %y886, ptr %v886
  br label %h887
h887:
  %x887 = load i32, ptr %v887
  %y887 = add i32 %x887, 1
  store i32 %y887, ptr %v887
  br label %h888
h888:
  %x888 = load i32, ptr %v888
  %y888 = add i32 %x888, 1
  store i32 %y888, ptr %v888
  br label %h889
h889:
  %x889 = load i32, ptr %v889
  %y889 = add i32 %x889, 1
  store i32 %y889, ptr %v889
  br label %h890
h890:
  %x890 = load i32, ptr %v890
  %y890 = add i32 %x890, 1
  store i32 %y890, ptr %v890
  br label %h891
h891:
  %x891 = load i32, ptr %v891
  %y891 = add i32 %x891, 1
  store i32 %y891, ptr %v891
  br label %h892
h892:
  %x892 = load i32, ptr %v892
  %y892 = add i32 %x892, 1
  store i32 %y892, ptr %v892
  br label %h893
h893:
  %x893 = load i32, ptr %v893
  %y893 = add i32 %x893, 1
  store i32 %y893, ptr %v893
  br label %h894
h894:
  %x894 = load i32, ptr %v894
  %y894 = add i32 %x894, 1
  store i32 %y894, ptr %v894
  br label %h895
h895:
  %x895 = load i32, ptr %v895
  %y895 = add i32 %x895, 1
  store i32 %y895, ptr %v895
  br label %h896
h896:
  %x896 = load i32, ptr %v896
  %y896 = add i32 %x896, 1
  store i32 %y896, ptr %v896
  br label %h897
h897:
  %x897 = load i32, ptr %v897
  %y897 = add i32 %x897, 1
  store i32 %y897, ptr %v897
  br label %h898
h898:
  %x898 = load i32, ptr %v898
  %y898 = add i32 %x898, 1
  store i32 %y898, ptr %v898
  br label %h899
h899:
  %x899 = load i32, ptr %v899
  %y899 = add i32 %x899, 1
  store i32 %y899, ptr %v899
  br label %h900
h900:
  %x900 = load i32, ptr %v900
  %y900 = add i32 %x900, 1
  store i32 %y900, ptr %v900
  br label %h901
h901:
  %x901 = load i32, ptr %v901
  %y901 = add i32 %x901, 1
  store i32 %y901, ptr %v901
  br label %h902
h902:
  %x902 = load i32, ptr %v902
  %y902 = add i32 %x902, 1
  store i32 %y902, ptr %v902
  br label %h903
h903:
  %x903 = load i32, ptr %v903
  %y903 = add i32 %x903, 1
  store i32 %y903, ptr %v903
  br label %h904
h904:
  %x904 = load i32, ptr %v904
  %y904 = add i32 %x904, 1
  store i32 %y904, ptr %v904
  br label %h905
h905:
  %x905 = load i32, ptr %v905
  %y905 = add i32 %x905, 1
  store i32 %y905, ptr %v905
  br label %h906
h906:
  %x906 = load i32, ptr %v906
  %y906 = add i32 %x906, 1
  store i32 %y906, ptr %v906
  br label %h907
h907:
  %x907 = load i32, ptr %v907
  %y907 = add i32 %x907, 1
  store i32 %y907, ptr %v907
  br label %h908
h908:
  %x908 = load i32, ptr %v908
  %y908 = add i32 %x908, 1
  store i32 %y908, ptr %v908
  br label %h909
h909:
  %x909 = load i32, ptr %v909
  %y909 = add i32 %x909, 1
  store i32 %y909, ptr %v909
  br label %h910
h910:
  %x910 = load i32, ptr %v910
  %y910 = add i32 %x910, 1
  store i32 %y910, ptr %v910
  br label %h911
h911:
  %x911 = load i32, ptr %v911
  %y911 = add i32 %x911, 1
  store i32 %y911, ptr %v911
  br label %h912
h912:
  %x912 = load i32, ptr %v912
  %y912 = add i32 %x912, 1
  store i32 %y912, ptr %v912
  br label %h913
h913:
  %x913 = load i32, ptr %v913
  %y913 = add i32 %x913, 1
  store i32 %y913, ptr %v913
  br label %h914
h914:
  %x914 = load i32, ptr %v914
  %y914 = add i32 %x914, 1
  store i32 %y914, ptr %v914
  br label %h915
h915:
  %x915 = load i32, ptr %v915
  %y915 = add i32 %x915, 1
  store i32 %y915, ptr %v915
  br label %h916
h916:
  %x916 = load i32, ptr %v916
  %y916 = add i32 %x916, 1
  store i32 %y916, ptr %v916
  br label %h917
h917:
  %x917 = load i32, ptr %v917
  %y917 = add i32 %x917, 1
  store i32 %y917, ptr %v917
  br label %h918
h918:
  %x918 = load i32, ptr %v918
  %y918 = add i32 %x918, 1
  store i32 %y918, ptr %v918
  br label %h919
h919:
  %x919 = load i32, ptr %v919
  %y919 = add i32 %x919, 1
  store i32 %y919, ptr %v919
  br label %h920
h920:
  %x920 = load i32, ptr %v920
  %y920 = add i32 %x920, 1
  store i32 %y920, ptr %v920
  br label %h921
h921:
  %x921 = load i32, ptr %v921
  %y921 = add i32 %x921, 1
  store i32 %y921, ptr %v921
  br label %h922
h922:
  %x922 = load i32, ptr %v922
  %y922 = add i32 %x922, 1
  store i32 %y922, ptr %v922
  br label %h923
h923:
  %x923 = load i32, ptr %v923
  %y923 = add i32 %x923, 1
  store i32 %y923, ptr %v923
  br label %h924
h924:
  %x924 = load i32, ptr %v924
  %y924 = add i32 %x924, 1
  store i32 %y924, ptr %v924
  br label %h925
h925:
  %x925 = load i32, ptr %v925
  %y925 = add i32 %x925, 1
  store i32 %y925, ptr %v925
  br label %h926
h926:
  %x926 = load i32, ptr %v926
  %y926 = add i32 %x926, 1
  store i32 %y926, ptr %v926
  br label %h927
h927:
  %x927 = load i32, ptr %v927
  %y927 = add i32 %x927, 1
  store i32 %y927, ptr %v927
  br label %h928
h928:
  %x928 = load i32, ptr %v928
  %y928 = add i32 %x928, 1
  store i32 %y928, ptr %v928
  br label %h929
h929:
  %x929 = load i32, ptr %v929
  %y929 = add i32 %x929, 1
  store i32 %y929, ptr %v929
  br label %h930
h930:
  %x930 = load i32, ptr %v930
  %y930 = add i32 %x930, 1
  store i32 %y930, ptr %v930
  br label %h931
h931:
  %x931 = load i32, ptr %v931
  %y931 = add i32 %x931, 1
  store i32 %y931, ptr %v931
  br label %h932
h932:
  %x932 = load i32, ptr %v932
  %y932 = add i32 %x932, 1
  store i32 %y932, ptr %v932
  br label %h933
h933:
  %x933 = load i32, ptr %v933
  %y933 = add i32 %x933, 1
  store i32 %y933, ptr %v933
  br label %h934
h934:
  %x934 = load i32, ptr %v934
  %y934 = add i32 %x934, 1
  store i32 %y934, ptr %v934
  br label %h935
h935:
  %x935 = load i32, ptr %v935
  %y935 = add i32 %x935, 1
  store i32 %y935, ptr %v935
  br label %h936
h936:
  %x936 = load i32, ptr %v936
  %y936 = add i32 %x936, 1
  store i32 %y936, ptr %v936
  br label %h937
h937:
  %x937 = load i32, ptr %v937
  %y937 = add i32 %x937, 1
  store i32 %y937, ptr %v937
  br label %h938
h938:
  %x938 = load i32, ptr %v938
  %y938 = add i32 %x938, 1
  store i32 %y938, ptr %v938
  br label %h939
h939:
  %x939 = load i32, ptr %v939
  %y939 = add i32 %x939, 1
  store i32 %y939, ptr %v939
  br label %h940
h940:
  %x940 = load i32, ptr %v940
  %y940 = add i32 %x940, 1
  store i32 %y940, ptr %v940
  br label %h941
h941:
  %x941 = load i32, ptr %v941
  %y941 = add i32 %x941, 1
  store i32 %y941, ptr %v941
  br label %h942
h942:
  %x942 = load i32, ptr %v942
  %y942 = add i32 %x942, 1
  store i32 %y942, ptr %v942
  br label %h943
h943:
  %x943 = load i32, ptr %v943
  %y943 = add i32 %x943, 1
  store i32 %y943, ptr %v943
  br label %h944
h944:
  %x944 = load i32, ptr %v944
  %y944 = add i32 %x944, 1
  store i32 %y944, ptr %v944
  br label %h945
h945:
  %x945 = load i32, ptr %v945
  %y945 = add i32 %x945, 1
  store i32 %y945, ptr %v945
  br label %h946
h946:
  %x946 = load i32, ptr %v946
  %y946 = add i32 %x946, 1
  store i32 %y946, ptr %v946
  br label %h947
h947:
  %x947 = load i32, ptr %v947
  %y947 = add i32 %x947, 1
  store i32 %y947, ptr %v947
  br label %h948
h948:
  %x948 = load i32, ptr %v948
  %y948 = add i32 %x948, 1
  store i32 %y948, ptr %v948
  br label %h949
h949:
  %x949 = load i32, ptr %v949
  %y949 = add i32 %x949, 1
  store i32 %y949, ptr %v949
  br label %h950
h950:
  %x950 = load i32, ptr %v950
  %y950 = add i32 %x950, 1
  store i32 %y950, ptr %v950
  br label %h951
h951:
  %x951 = load i32, ptr %v951
  %y951 = add i32 %x951, 1
  store i32 %y951, ptr %v951
  br label %h952
h952:
  %x952 = load i32, ptr %v952
  %y952 = add i32 %x952, 1
  store i32 %y952, ptr %v952
  br label %h953
h953:
  %x953 = load i32, ptr %v953
  %y953 = add i32 %x953, 1
  store i32 %y953, ptr %v953
  br label %h954
h954:
  %x954 = load i32, ptr %v954
  %y954 = add i32 %x954, 1
  store i32 %y954, ptr %v954
  br label %h955
h955:
  %x955 = load i32, ptr %v955
  %y955 = add i32 %x955, 1
  store i32 %y955, ptr %v955
  br label %h956
h956:
  %x956 = load i32, ptr %v956
  %y956 = add i32 %x956, 1
  store i32 %y956, ptr %v956
  br label %h957
h957:
  %x957 = load i32, ptr %v957
  %y957 = add i32 %x957, 1
  store i32 %y957, ptr %v957
  br label %h958
h958:
  %x958 = load i32, ptr %v958
  %y958 = add i32 %x958, 1
  store i32 %y958, ptr %v958
  br label %h959
h959:
  %x959 = load i32, ptr %v959
  %y959 = add i32 %x959, 1
  store i32 %y959, ptr %v959
  br label %h960
h960:
  %x960 = load i32, ptr %v960
  %y960 = add i32 %x960, 1
  store i32 %y960, ptr %v960
  br label %h961
h961:
  %x961 = load i32, ptr %v961
  %y961 = add i32 %x961, 1
  store i32 %y961, ptr %v961
  br label %h962
h962:
  %x962 = load i32, ptr %v962
  %y962 = add i32 %x962, 1
  store i32 %y962, ptr %v962
  br label %h963
h963:
  %x963 = load i32, ptr %v963
  %y963 = add i32 %x963, 1
  store i32 %y963, ptr %v963
  br label %h964
h964:
  %x964 = load i32, ptr %v964
  %y964 = add i32 %x964, 1
  store i32 %y964, ptr %v964
  br label %h965
h965:
  %x965 = load i32, ptr %v965
  %y965 = add i32 %x965, 1
  store i32 %y965, ptr %v965
  br label %h966
h966:
  %x966 = load i32, ptr %v966
  %y966 = add i32 %x966, 1
  store i32 %y966, ptr %v966
  br label %h967
h967:
  %x967 = load i32, ptr %v967
  %y967 = add i32 %x967, 1
  store i32 %y967, ptr %v967
  br label %h968
h968:
  %x968 = load i32, ptr %v968
  %y968 = add i32 %x968, 1
  store i32 %y968, ptr %v968
  br label %h969
h969:
  %x969 = load i32, ptr %v969
  %y969 = add i32 %x969, 1
  store i32 %y969, ptr %v969
  br label %h970
h970:
  %x970 = load i32, ptr %v970
  %y970 = add i32 %x970, 1
  store i32 %y970, ptr %v970
  br label %h971
h971:
  %x971 = load i32, ptr %v971
  %y971 = add i32 %x971, 1
  store i32 %y971, ptr %v971
  br label %h972
h972:
  %x972 = load i32, ptr %v972
  %y972 = add i32 %x972, 1
  store i32 %y972, ptr %v972
  br label %h973
h973:
  %x973 = load i32, ptr %v973
  %y973 = add i32 %x973, 1
  store i32 %y973, ptr %v973
  br label %h974
h974:
  %x974 = load i32, ptr %v974
  %y974 = add i32 %x974, 1
  store i32 %y974, ptr %v974
  br label %h975
h975:
  %x975 = load i32, ptr %v975
  %y975 = add i32 %x975, 1
  store i32 %y975, ptr %v975
  br label %h976
h976:
  %x976 = load i32, ptr %v976
  %y976 = add i32 %x976, 1
  store i32 %y976, ptr %v976
  br label %h977
h977:
  %x977 = load i32, ptr %v977
  %y977 = add i32 %x977, 1
  store i32 %y977, ptr %v977
  br label %h978
h978:
  %x978 = load i32, ptr %v978
  %y978 = add i32 %x978, 1
  store i32 %y978, ptr %v978
  br label %h979
h979:
  %x979 = load i32, ptr %v979
  %y979 = add i32 %x979, 1
  store i32 %y979, ptr %v979
  br label %h980
h980:
  %x980 = load i32, ptr %v980
  %y980 = add i32 %x980, 1
  store i32 %y980, ptr %v980
  br label %h981
h981:
  %x981 = load i32, ptr %v981
  %y981 = add i32 %x981, 1
  store i32 %y981, ptr %v981
  br label %h982
h982:
  %x982 = load i32, ptr %v982
  %y982 = add i32 %x982, 1
  store i32 %y982, ptr %v982
  br label %h983
h983:
  %x983 = load i32, ptr %v983
  %y983 = add i32 %x983, 1
  store i32 %y983, ptr %v983
  br label %h984
h984:
  %x984 = load i32, ptr %v984
  %y984 = add i32 %x984, 1
  store i32 %y984, ptr %v984
  br label %h985
h985:
  %x985 = load i32, ptr %v985
  %y985 = add i32 %x985, 1
  store i32 %y985, ptr %v985
  br label %h986
h986:
  %x986 = load i32, ptr %v986
  %y986 = add i32 %x986, 1
  store i32 %y986, ptr %v986
  br label %h987
h987:
  %x987 = load i32, ptr %v987
  %y987 = add i32 %x987, 1
  store i32 %y987, ptr %v987
  br label %h988
h988:
  %x988 = load i32, ptr %v988
  %y988 = add i32 %x988, 1
  store i32 %y988, ptr %v988
  br label %h989
h989:
  %x989 = load i32, ptr %v989
  %y989 = add i32 %x989, 1
  store i32 %y989, ptr %v989
  br label %h990
h990:
  %x990 = load i32, ptr %v990
  %y990 = add i32 %x990, 1
  store i32 %y990, ptr %v990
  br label %h991
h991:
  %x991 = load i32, ptr %v991
  %y991 = add i32 %x991, 1
  store i32 %y991, ptr %v991
  br label %h992
h992:
  %x992 = load i32, ptr %v992
  %y992 = add i32 %x992, 1
  store i32 %y992, ptr %v992
  br label %h993
h993:
  %x993 = load i32, ptr %v993
  %y993 = add i32 %x993, 1
  store i32 %y993, ptr %v993
  br label %h994
h994:
  %x994 = load i32, ptr %v994
  %y994 = add i32 %x994, 1
  store i32 %y994, ptr %v994
  br label %h995
h995:
  %x995 = load i32, ptr %v995
  %y995 = add i32 %x995, 1
  store i32 %y995, ptr %v995
  br label %h996
h996:
  %x996 = load i32, ptr %v996
  %y996 = add i32 %x996, 1
  store i32 %y996, ptr %v996
  br label %h997
h997:
  %x997 = load i32, ptr %v997
  %y997 = add i32 %x997, 1
  store i32 %y997, ptr %v997
  br label %h998
h998:
  %x998 = load i32, ptr %v998
  %y998 = add i32 %x998, 1
  store i32 %y998, ptr %v998
  br label %h999
h999:
  %x999 = load i32, ptr %v999
  %y999 = add i32 %x999, 1
  store i32 %y999, ptr %v999
  br label %h1000
h1000:
  %x1000 = load i32, ptr %v1000
  %y1000 = add i32 %x1000, 1
  store i32 %y1000, ptr %v1000
  br label %h1001
h1001:
  %x1001 = load i32, ptr %v1001
  %y1001 = add i32 %x1001, 1
  store i32 %y1001, ptr %v1001
  br label %h1002
h1002:
  %x1002 = load i32, ptr %v1002
  %y1002 = add i32 %x1002, 1
  store i32 %y1002, ptr %v1002
  br label %h1003
h1003:
  %x1003 = load i32, ptr %v1003
  %y1003 = add i32 %x1003, 1
  store i32 %y1003, ptr %v1003
  br label %h1004
h1004:
  %x1004 = load i32, ptr %v1004
  %y1004 = add i32 %x1004, 1
  store i32 %y1004, ptr %v1004
  br label %h1005
h1005:
  %x1005 = load i32, ptr %v1005
  %y1005 = add i32 %x1005, 1
  store i32 %y1005, ptr %v1005
  br label %h1006
h1006:
  %x1006 = load i32, ptr %v1006
  %y1006 = add i32 %x1006, 1
  store i32 %y1006, ptr %v1006
  br label %h1007
h1007:
  %x1007 = load i32, ptr %v1007
  %y1007 = add i32 %x1007, 1
  store i32 %y1007, ptr %v1007
  br label %h1008
h1008:
  %x1008 = load i32, ptr %v1008
  %y1008 = add i32 %x1008, 1
  store i32 %y1008, ptr %v1008
  br label %h1009
h1009:
  %x1009 = load i32, ptr %v1009
  %y1009 = add i32 %x1009, 1
  store i32 %y1009, ptr %v1009
  br label %h1010
h1010:
  %x1010 = load i32, ptr %v1010
  %y1010 = add i32 %x1010, 1
  store i32 %y1010, ptr %v1010
  br label %h1011
h1011:
  %x1011 = load i32, ptr %v1011
  %y1011 = add i32 %x1011, 1
  store i32 %y1011, ptr %v1011
  br label %h1012
h1012:
  %x1012 = load i32, ptr %v1012
  %y1012 = add i32 %x1012, 1
  store i32 %y1012, ptr %v1012
  br label %h1013
h1013:
  %x1013 = load i32, ptr %v1013
  %y1013 = add i32 %x1013, 1
  store i32 %y1013, ptr %v1013
  br label %h1014
h1014:
  %x1014 = load i32, ptr %v1014
  %y1014 = add i32 %x1014, 1
  store i32 %y1014, ptr %v1014
  br label %h1015
h1015:
  %x1015 = load i32, ptr %v1015
  %y1015 = add i32 %x1015, 1
  store i32 %y1015, ptr %v1015
  br label %h1016
h1016:
  %x1016 = load i32, ptr %v1016
  %y1016 = add i32 %x1016, 1
  store i32 %y1016, ptr %v1016
  br label %h1017
h1017:
  %x1017 = load i32, ptr %v1017
  %y1017 = add i32 %x1017, 1
  store i32 %y1017, ptr %v1017
  br label %h1018
h1018:
  %x1018 = load i32, ptr %v1018
  %y1018 = add i32 %x1018, 1
  store i32 %y1018, ptr %v1018
  br label %h1019
h1019:
  %x1019 = load i32, ptr %v1019
  %y1019 = add i32 %x1019, 1
  store i32 %y1019, ptr %v1019
  br label %h1020
h1020:
  %x1020 = load i32, ptr %v1020
  %y1020 = add i32 %x1020, 1
  store i32 %y1020, ptr %v1020
  br label %h1021
h1021:
  %x1021 = load i32, ptr %v1021
  %y1021 = add i32 %x1021, 1
  store i32 %y1021, ptr %v1021
  br label %h1022
h1022:
  %x1022 = load i32, ptr %v1022
  %y1022 = add i32 %x1022, 1
  store i32 %y1022, ptr %v1022
  br label %h1023
h1023:
  %x1023 = load i32, ptr %v1023
  %y1023 = add i32 %x1023, 1
  store i32 %y1023, ptr %v1023
  br label %h1024
h1024:
  %x1024 = load i32, ptr %v1024
  %y1024 = add i32 %x1024, 1
  store i32 %y1024, ptr %v1024
  br label %h1025
h1025:
  %x1025 = load i32, ptr %v1025
  %y1025 = add i32 %x1025, 1
  store i32 %y1025, ptr %v1025
  br label %h1026
h1026:
  %x1026 = load i32, ptr %v1026
  %y1026 = add i32 %x1026, 1
  store i32 %y1026, ptr %v1026
  br label %h1027
h1027:
  %x1027 = load i32, ptr %v1027
  %y1027 = add i32 %x1027, 1
  store i32 %y1027, ptr %v1027
  br label %h1028
h1028:
  %x1028 = load i32, ptr %v1028
  %y1028 = add i32 %x1028, 1
  store i32 %y1028, ptr %v1028
  br label %h1029
h1029:
  %x1029 = load i32, ptr %v1029
  %y1029 = add i32 %x1029, 1
  store i32 %y1029, ptr %v1029
  br label %h1030
h1030:
  %x1030 = load i32, ptr %v1030
  %y1030 = add i32 %x1030, 1
  store i32 %y1030, ptr %v1030
  br label %h1031
h1031:
  %x1031 = load i32, ptr %v1031
  %y1031 = add i32 %x1031, 1
  store i32 %y1031, ptr %v1031
  br label %h1032
h1032:
  %x1032 = load i32, ptr %v1032
  %y1032 = add i32 %x1032, 1
  store i32 %y1032, ptr %v1032
  br label %h1033
h1033:
  %x1033 = load i32, ptr %v1033
  %y1033 = add i32 %x1033, 1
  store i32 %y1033, ptr %v1033
  br label %h1034
h1034:
  %x1034 = load i32, ptr %v1034
  %y1034 = add i32 %x1034, 1
  store i32 %y1034, ptr %v1034
  br label %h1035
h1035:
  %x1035 = load i32, ptr %v1035
  %y1035 = add i32 %x1035, 1
  store i32 %y1035, ptr %v1035
  br label %h1036
h1036:
  %x1036 = load i32, ptr %v1036
  %y1036 = add i32 %x1036, 1
  store i32 %y1036, ptr %v1036
  br label %h1037
h1037:
  %x1037 = load i32, ptr %v1037
  %y1037 = add i32 %x1037, 1
  store i32 %y1037, ptr %v1037
  br label %h1038
h1038:
  %x1038 = load i32, ptr %v1038
  %y1038 = add i32 %x1038, 1
  store i32 %y1038, ptr %v1038
  br label %h1039
h1039:
  %x1039 = load i32, ptr %v1039
  %y1039 = add i32 %x1039, 1
  store i32 %y1039, ptr %v1039
  br label %h1040
h1040:
  %x1040 = load i32, ptr %v1040
  %y1040 = add i32 %x1040, 1
  store i32 %y1040, ptr %v1040
  br label %h1041
h1041:
  %x1041 = load i32, ptr %v1041
  %y1041 = add i32 %x1041, 1
  store i32 %y1041, ptr %v1041
  br label %h1042
h1042:
  %x1042 = load i32, ptr %v1042
  %y1042 = add i32 %x1042, 1
  store i32 %y1042, ptr %v1042
  br label %h1043
h1043:
  %x1043 = load i32, ptr %v1043
  %y1043 = add i32 %x1043, 1
  store i32 %y1043, ptr %v1043
  br label %h1044
h1044:
  %x1044 = load i32, ptr %v1044
  %y1044 = add i32 %x1044, 1
  store i32 %y1044, ptr %v1044
  br label %h1045
h1045:
  %x1045 = load i32, ptr %v1045
  %y1045 = add i32 %x1045, 1
  store i32 %y1045, ptr %v1045
  br label %h1046
h1046:
  %x1046 = load i32, ptr %v1046
  %y1046 = add i32 %x1046, 1
  store i32 %y1046, ptr %v1046
  br label %h1047
h1047:
  %x1047 = load i32, ptr %v1047
  %y1047 = add i32 %x1047, 1
  store i32 %y1047, ptr %v1047
  br label %h1048
h1048:
  %x1048 = load i32, ptr %v1048
  %y1048 = add i32 %x1048, 1
  store i32 %y1048, ptr %v1048
  br label %h1049
h1049:
  %x1049 = load i32, ptr %v1049
  %y1049 = add i32 %x1049, 1
  store i32 %y1049, ptr %v1049
  br label %h1050
h1050:
  %x1050 = load i32, ptr %v1050
  %y1050 = add i32 %x1050, 1
  store i32 %y1050, ptr %v1050
  br label %h1051
h1051:
  %x1051 = load i32, ptr %v1051
  %y1051 = add i32 %x1051, 1
  store i32 %y1051, ptr %v1051
  br label %h1052
h1052:
  %x1052 = load i32, ptr %v1052
  %y1052 = add i32 %x1052, 1
  store i32 %y1052, ptr %v1052
  br label %h1053
h1053:
  %x1053 = load i32, ptr %v1053
  %y1053 = add i32 %x1053, 1
  store i32 %y1053, ptr %v1053
  br label %h1054
h1054:
  %x1054 = load i32, ptr %v1054
  %y1054 = add i32 %x1054, 1
  store i32 %y1054, ptr %v1054
  br label %h1055
h1055:
  %x1055 = load i32, ptr %v1055
  %y1055 = add i32 %x1055, 1
  store i32 %y1055, ptr %v1055
  br label %h1056
h1056:
  %x1056 = load i32, ptr %v1056
  %y1056 = add i32 %x1056, 1
  store i32 %y1056, ptr %v1056
  br label %h1057
h1057:
  %x1057 = load i32, ptr %v1057
  %y1057 = add i32 %x1057, 1
  store i32 %y1057, ptr %v1057
  br label %h1058
h1058:
  %x1058 = load i32, ptr %v1058
  %y1058 = add i32 %x1058, 1
  store i32 %y1058, ptr %v1058
  br label %h1059
h1059:
  %x1059 = load i32, ptr %v1059
  %y1059 = add i32 %x1059, 1
  store i32 %y1059, ptr %v1059
  br label %h1060
h1060:
  %x1060 = load i32, ptr %v1060
  %y1060 = add i32 %x1060, 1
  store i32 %y1060, ptr %v1060
  br label %h1061
h1061:
  %x1061 = load i32, ptr %v1061
  %y1061 = add i32 %x1061, 1
  store i32 %y1061, ptr %v1061
  br label %h1062
h1062:
  %x1062 = load i32, ptr %v1062
  %y1062 = add i32 %x1062, 1
  store i32 %y1062, ptr %v1062
  br label %h1063
h1063:
  %x1063 = load i32, ptr %v1063
  %y1063 = add i32 %x1063, 1
  store i32 %y1063, ptr %v1063
  br label %h1064
h1064:
  %x1064 = load i32, ptr %v1064
  %y1064 = add i32 %x1064, 1
  store i32 %y1064, ptr %v1064
  br label %h1065
h1065:
  %x1065 = load i32, ptr %v1065
  %y1065 = add i32 %x1065, 1
  store i32 %y1065, ptr %v1065
  br label %h1066
h1066:
  %x1066 = load i32, ptr %v1066
  %y1066 = add i32 %x1066, 1
  store i32 %y1066, ptr %v1066
  br label %h1067
h1067:
  %x1067 = load i32, ptr %v1067
  %y1067 = add i32 %x1067, 1
  store i32 %y1067, ptr %v1067
  br label %h1068
h1068:
  %x1068 = load i32, ptr %v1068
  %y1068 = add i32 %x1068, 1
  store i32 %y1068, ptr %v1068
  br label %h1069
h1069:
  %x1069 = load i32, ptr %v1069
  %y1069 = add i32 %x1069, 1
  store i32 %y1069, ptr %v1069
  br label %h1070
h1070:
  %x1070 = load i32, ptr %v1070
  %y1070 = add i32 %x1070, 1
  store i32 %y1070, ptr %v1070
  br label %h1071
h1071:
  %x1071 = load i32, ptr %v1071
  %y1071 = add i32 %x1071, 1
  store i32 %y1071, ptr %v1071
  br label %h1072
h1072:
  %x1072 = load i32, ptr %v1072
  %y1072 = add i32 %x1072, 1
  store i32 %y1072, ptr %v1072
  br label %h1073
h1073:
  %x1073 = load i32, ptr %v1073
  %y1073 = add i32 %x1073, 1
  store i32 %y1073, ptr %v1073
  br label %h1074
h1074:
  %x1074 = load i32, ptr %v1074
  %y1074 = add i32 %x1074, 1
  store i32 %y1074, ptr %v1074
  br label %h1075
h1075:
  %x1075 = load i32, ptr %v1075
  %y1075 = add i32 %x1075, 1
  store i32 %y1075, ptr %v1075
  br label %h1076
h1076:
  %x1076 = load i32, ptr %v1076
  %y1076 = add i32 %x1076, 1
  store i32 %y1076, ptr %v1076
  br label %h1077
h1077:
  %x1077 = load i32, ptr %v1077
  %y1077 = add i32 %x1077, 1
  store i32 %y1077, ptr %v1077
  br label %h1078
h1078:
  %x1078 = load i32, ptr %v1078
  %y1078 = add i32 %x1078, 1
  store i32 %y1078, ptr %v1078
  br label %h1079
h1079:
  %x1079 = load i32, ptr %v1079
  %y1079 = add i32 %x1079, 1
  store i32 %y1079, ptr %v1079
  br label %h1080
h1080:
  %x1080 = load i32, ptr %v1080
  %y1080 = add i32 %x1080, 1
  store i32 %y1080, ptr %v1080
  br label %h1081
h1081:
  %x1081 = load i32, ptr %v1081
  %y1081 = add i32 %x1081, 1
  store i32 %y1081, ptr %v1081
  br label %h1082
h1082:
  %x1082 = load i32, ptr %v1082
  %y1082 = add i32 %x1082, 1
  store i32 %y1082, ptr %v1082
  br label %h1083
h1083:
  %x1083 = load i32, ptr %v1083
  %y1083 = add i32 %x1083, 1
  store i32 %y1083, ptr %v1083
  br label %h1084
h1084:
  %x1084 = load i32, ptr %v1084
  %y1084 = add i32 %x1084, 1
  store i32 %y1084, ptr %v1084
  br label %h1085
h1085:
  %x1085 = load i32, ptr %v1085
  %y1085 = add i32 %x1085, 1
  store i32 %y1085, ptr %v1085
  br label %h1086
h1086:
  %x1086 = load i32, ptr %v1086
  %y1086 = add i32 %x1086, 1
  store i32 %y1086, ptr %v1086
  br label %h1087
h1087:
  %x1087 = load i32, ptr %v1087
  %y1087 = add i32 %x1087, 1
  store i32 %y1087, ptr %v1087
  br label %h1088
h1088:
  %x1088 = load i32, ptr %v1088
  %y1088 = add i32 %x1088, 1
  store i32 %y1088, ptr %v1088
  br label %h1089
h1089:
  %x1089 = load i32, ptr %v1089
  %y1089 = add i32 %x1089, 1
  store i32 %y1089, ptr %v1089
  br label %h1090
h1090:
  %x1090 = load i32, ptr %v1090
  %y1090 = add i32 %x1090, 1
  store i32 %y1090, ptr %v1090
  br label %h1091
h1091:
  %x1091 = load i32, ptr %v1091
  %y1091 = add i32 %x1091, 1
  store i32 %y1091, ptr %v1091
  br label %h1092
h1092:
  %x1092 = load i32, ptr %v1092
  %y1092 = add i32 %x1092, 1
  store i32 %y1092, ptr %v1092
  br label %h1093
h1093:
  %x1093 = load i32, ptr %v1093
  %y1093 = add i32 %x1093, 1
  store i32 %y1093, ptr %v1093
  br label %h1094
h1094:
  %x1094 = load i32, ptr %v1094
  %y1094 = add i32 %x1094, 1
  store i32 %y1094, ptr %v1094
  br label %h1095
h1095:
  %x1095 = load i32, ptr %v1095
  %y1095 = add i32 %x1095, 1
  store i32 %y1095, ptr %v1095
  br label %h1096
h1096:
  %x1096 = load i32, ptr %v1096
  %y1096 = add i32 %x1096, 1
  store i32 %y1096, ptr %v1096
  br label %h1097
h1097:
  %x1097 = load i32, ptr %v1097
  %y1097 = add i32 %x1097, 1
  store i32 %y1097, ptr %v1097
  br label %h1098
h1098:
  %x1098 = load i32, ptr %v1098
  %y1098 = add i32 %x1098, 1
  store i32 %y1098, ptr %v1098
  br label %h1099
h1099:
  %x1099 = load i32, ptr %v1099
  %y1099 = add i32 %x1099, 1
  store i32 %y1099, ptr %v1099
  br label %h1100
h1100:
  %x1100 = load i32, ptr %v1100
  %y1100 = add i32 %x1100, 1
  store i32 %y1100, ptr %v1100
  br label %h1101
h1101:
  %x1101 = load i32, ptr %v1101
  %y1101 = add i32 %x1101, 1
  store i32 %y1101, ptr %v1101
  br label %h1102
h1102:
  %x1102 = load i32, ptr %v1102
  %y1102 = add i32 %x1102, 1
  store i32 %y1102, ptr %v1102
  br label %h1103
h1103:
  %x1103 = load i32, ptr %v1103
  %y1103 = add i32 %x1103, 1
  store i32 %y1103, ptr %v1103
  br label %h1104
h1104:
  %x1104 = load i32, ptr %v1104
  %y1104 = add i32 %x1104, 1
  store i32 %y1104, ptr %v1104
  br label %h1105
h1105:
  %x1105 = load i32, ptr %v1105
  %y1105 = add i32 %x1105, 1
  store i32 %y1105, ptr %v1105
  br label %h1106
h1106:
  %x1106 = load i32, ptr %v1106
  %y1106 = add i32 %x1106, 1
  store i32 %y1106, ptr %v1106
  br label %h1107
h1107:
  %x1107 = load i32, ptr %v1107
  %y1107 = add i32 %x1107, 1
  store i32 %y1107, ptr %v1107
  br label %h1108
h1108:
  %x1108 = load i32, ptr %v1108
  %y1108 = add i32 %x1108, 1
  store i32 %y1108, ptr %v1108
  br label %h1109
h1109:
  %x1109 = load i32, ptr %v1109
  %y1109 = add i32 %x1109, 1
  store i32 %y1109, ptr %v1109
  br label %h1110
h1110:
  %x1110 = load i32, ptr %v1110
  %y1110 = add i32 %x1110, 1
  store i32 %y1110, ptr %v1110
  br label %h1111
h1111:
  %x1111 = load i32, ptr %v1111
  %y1111 = add i32 %x1111, 1
  store i32 %y1111, ptr %v1111
  br label %h1112
h1112:
  %x1112 = load i32, ptr %v1112
  %y1112 = add i32 %x1112, 1
  store i32 %y1112, ptr %v1112
  br label %h1113
h1113:
  %x1113 = load i32, ptr %v1113
  %y1113 = add i32 %x1113, 1
  store i32 %y1113, ptr %v1113
  br label %h1114
h1114:
  %x1114 = load i32, ptr %v1114
  %y1114 = add i32 %x1114, 1
  store i32 %y1114, ptr %v1114
  br label %h1115
h1115:
  %x1115 = load i32, ptr %v1115
  %y1115 = add i32 %x1115, 1
  store i32 %y1115, ptr %v1115
  br label %h1116
h1116:
  %x1116 = load i32, ptr %v1116
  %y1116 = add i32 %x1116, 1
  store i32 %y1116, ptr %v1116
  br label %h1117
h1117:
  %x1117 = load i32, ptr %v1117
  %y1117 = add i32 %x1117, 1
  store i32 %y1117, ptr %v1117
  br label %h1118
h1118:
  %x1118 = load i32, ptr %v1118
  %y1118 = add i32 %x1118, 1
  store i32 %y1118, ptr %v1118
  br label %h1119
h1119:
  %x1119 = load i32, ptr %v1119
  %y1119 = add i32 %x1119, 1
  store i32 %y1119, ptr %v1119
  br label %h1120
h1120:
  %x1120 = load i32, ptr %v1120
  %y1120 = add i32 %x1120, 1
  store i32 %y1120, ptr %v1120
  br label %h1121
h1121:
  %x1121 = load i32, ptr %v1121
  %y1121 = add i32 %x1121, 1
  store i32 %y1121, ptr %v1121
  br label %h1122
h1122:
  %x1122 = load i32, ptr %v1122
  %y1122 = add i32 %x1122, 1
  store i32 %y1122, ptr %v1122
  br label %h1123
h1123:
  %x1123 = load i32, ptr %v1123
  %y1123 = add i32 %x1123, 1
  store i32 %y1123, ptr %v1123
  br label %h1124
h1124:
  %x1124 = load i32, ptr %v1124
  %y1124 = add i32 %x1124, 1
  store i32 %y1124, ptr %v1124
  br label %h1125
h1125:
  %x1125 = load i32, ptr %v1125
  %y1125 = add i32 %x1125, 1
  store i32 %y1125, ptr %v1125
  br label %h1126
h1126:
  %x1126 = load i32, ptr %v1126
  %y1126 = add i32 %x1126, 1
  store i32 %y1126, ptr %v1126
  br label %h1127
h1127:
  %x1127 = load i32, ptr %v1127
  %y1127 = add i32 %x1127, 1
  store i32 %y1127, ptr %v1127
  br label %h1128
h1128:
  %x1128 = load i32, ptr %v1128
  %y1128 = add i32 %x1128, 1
  store i32 %y1128, ptr %v1128
  br label %h1129
h1129:
  %x1129 = load i32, ptr %v1129
  %y1129 = add i32 %x1129, 1
  store i32 %y1129, ptr %v1129
  br label %h1130
h1130:
  %x1130 = load i32, ptr %v1130
  %y1130 = add i32 %x1130, 1
  store i32 %y1130, ptr %v1130
  br label %h1131
h1131:
  %x1131 = load i32, ptr %v1131
  %y1131 = add i32 %x1131, 1
  store i32 %y1131, ptr %v1131
  br label %h1132
h1132:
  %x1132 = load i32, ptr %v1132
  %y1132 = add i32 %x1132, 1
  store i32 %y1132, ptr %v1132
  br label %h1133
h1133:
  %x1133 = load i32, ptr %v1133
  %y1133 = add i32 %x1133, 1
  store i32 %y1133, ptr %v1133
  br label %h1134
h1134:
  %x1134 = load i32, ptr %v1134
  %y1134 = add i32 %x1134, 1
  store i32 %y1134, ptr %v1134
  br label %h1135
h1135:
  %x1135 = load i32, ptr %v1135
  %y1135 = add i32 %x1135, 1
  store i32 %y1135, ptr %v1135
  br label %h1136
h1136:
  %x1136 = load i32, ptr %v1136
  %y1136 = add i32 %x1136, 1
  store i32 %y1136, ptr %v1136
  br label %h1137
h1137:
  %x1137 = load i32, ptr %v1137
  %y1137 = add i32 %x1137, 1
  store i32 %y1137, ptr %v1137
  br label %h1138
h1138:
  %x1138 = load i32, ptr %v1138
  %y1138 = add i32 %x1138, 1
  store i32 %y1138, ptr %v1138
  br label %h1139
h1139:
  %x1139 = load i32, ptr %v1139
  %y1139 = add i32 %x1139, 1
  store i32 %y1139, ptr %v1139
  br label %h1140
h1140:
  %x1140 = load i32, ptr %v1140
  %y1140 = add i32 %x1140, 1
  store i32 %y1140, ptr %v1140
  br label %h1141
h1141:
  %x1141 = load i32, ptr %v1141
  %y1141 = add i32 %x1141, 1
  store i32 %y1141, ptr %v1141
  br label %h1142
h1142:
  %x1142 = load i32, ptr %v1142
  %y1142 = add i32 %x1142, 1
  store i32 %y1142, ptr %v1142
  br label %h1143
h1143:
  %x1143 = load i32, ptr %v1143
  %y1143 = add i32 %x1143, 1
  store i32 %y1143, ptr %v1143
  br label %h1144
h1144:
  %x1144 = load i32, ptr %v1144
  %y1144 = add i32 %x1144, 1
  store i32 %y1144, ptr %v1144
  br label %h1145
h1145:
  %x1145 = load i32, ptr %v1145
  %y1145 = add i32 %x1145, 1
  store i32 %y1145, ptr %v1145
  br label %h1146
h1146:
  %x1146 = load i32, ptr %v1146
  %y1146 = add i32 %x1146, 1
  store i32 %y1146, ptr %v1146
  br label %h1147
h1147:
  %x1147 = load i32, ptr %v1147
  %y1147 = add i32 %x1147, 1
  store i32 %y1147, ptr %v1147
  br label %h1148
h1148:
  %x1148 = load i32, ptr %v1148
  %y1148 = add i32 %x1148, 1
  store i32 %y1148, ptr %v1148
  br label %h1149
h1149:
  %x1149 = load i32, ptr %v1149
  %y1149 = add i32 %x1149, 1
  store i32 %y1149, ptr %v1149
  br label %h1150
h1150:
  %x1150 = load i32, ptr %v1150
  %y1150 = add i32 %x1150, 1
  store i32 %y1150, ptr %v1150
  br label %h1151
h1151:
  %x1151 = load i32, ptr %v1151
  %y1151 = add i32 %x1151, 1
  store i32 %y1151, ptr %v1151
  br label %h1152
h1152:
  %x1152 = load i32, ptr %v1152
  %y1152 = add i32 %x1152, 1
  store i32 %y1152, ptr %v1152
  br label %h1153
h1153:
  %x1153 = load i32, ptr %v1153
  %y1153 = add i32 %x1153, 1
  store i32 %y1153, ptr %v1153
  br label %h1154
h1154:
  %x1154 = load i32, ptr %v1154
  %y1154 = add i32 %x1154, 1
  store i32 %y1154, ptr %v1154
  br label %h1155
h1155:
  %x1155 = load i32, ptr %v1155
  %y1155 = add i32 %x1155, 1
  store i32 %y1155, ptr %v1155
  br label %h1156
h1156:
  %x1156 = load i32, ptr %v1156
  %y1156 = add i32 %x1156, 1
  store i32 %y1156, ptr %v1156
  br label %h1157
h1157:
  %x1157 = load i32, ptr %v1157
  %y1157 = add i32 %x1157, 1
  store i32 %y1157, ptr %v1157
  br label %h1158
h1158:
  %x1158 = load i32, ptr %v1158
  %y1158 = add i32 %x1158, 1
  store i32 %y1158, ptr %v1158
  br label %h1159
h1159:
  %x1159 = load i32, ptr %v1159
  %y1159 = add i32 %x1159, 1
  store i32 %y1159, ptr %v1159
  br label %h1160
h1160:
  %x1160 = load i32, ptr %v1160
  %y1160 = add i32 %x1160, 1
  store i32 %y1160, ptr %v1160
  br label %h1161
h1161:
  %x1161 = load i32, ptr %v1161
  %y1161 = add i32 %x1161, 1
  store i32 %y1161, ptr %v1161
  br label %h1162
h1162:
  %x1162 = load i32, ptr %v1162
  %y1162 = add i32 %x1162, 1
  store i32 %y1162, ptr %v1162
  br label %h1163
h1163:
  %x1163 = load i32, ptr %v1163
  %y1163 = add i32 %x1163, 1
  store i32 %y1163, ptr %v1163
  br label %h1164
h1164:
  %x1164 = load i32, ptr %v1164
  %y1164 = add i32 %x1164, 1
  store i32 %y1164, ptr %v1164
  br label %h1165
h1165:
  %x1165 = load i32, ptr %v1165
  %y1165 = add i32 %x1165, 1
  store i32 %y1165, ptr %v1165
  br label %h1166
h1166:
  %x1166 = load i32, ptr %v1166
  %y1166 = add i32 %x1166, 1
  store i32 %y1166, ptr %v1166
  br label %h1167
h1167:
  %x1167 = load i32, ptr %v1167
  %y1167 = add i32 %x1167, 1
  store i32 %y1167, ptr %v1167
  br label %h1168
h1168:
  %x1168 = load i32, ptr %v1168
  %y1168 = add i32 %x1168, 1
  store i32 %y1168, ptr %v1168
  br label %h1169
h1169:
  %x1169 = load i32, ptr %v1169
  %y1169 = add i32 %x1169, 1
  store i32 %y1169, ptr %v1169
  br label %h1170
h1170:
  %x1170 = load i32, ptr %v1170
  %y1170 = add i32 %x1170, 1
  store i32 %y1170, ptr %v1170
  br label %h1171
h1171:
  %x1171 = load i32, ptr %v1171
  %y1171 = add i32 %x1171, 1
  store i32 %y1171, ptr %v1171
  br label %h1172
h1172:
  %x1172 = load i32, ptr %v1172
  %y1172 = add i32 %x1172, 1
  store i32 %y1172, ptr %v1172
  br label %h1173
h1173:
  %x1173 = load i32, ptr %v1173
  %y1173 = add i32 %x1173, 1
  store i32 %y1173, ptr %v1173
  br label %h1174
h1174:
  %x1174 = load i32, ptr %v1174
  %y1174 = add i32 %x1174, 1
  store i32 %y1174, ptr %v1174
  br label %h1175
h1175:
  %x1175 = load i32, ptr %v1175
  %y1175 = add i32 %x1175, 1
  store i32 %y1175, ptr %v1175
  br label %h1176
h1176:
  %x1176 = load i32, ptr %v1176
  %y1176 = add i32 %x1176, 1
  store i32 %y1176, ptr %v1176
  br label %h1177
h1177:
  %x1177 = load i32, ptr %v1177
  %y1177 = add i32 %x1177, 1
  store i32 %y1177, ptr %v1177
  br label %h1178
h1178:
  %x1178 = load i32, ptr %v1178
  %y1178 = add i32 %x1178, 1
  store i32 %y1178, ptr %v1178
  br label %h1179
h1179:
  %x1179 = load i32, ptr %v1179
  %y1179 = add i32 %x1179, 1
  store i32 %y1179, ptr %v1179
  br label %h1180
h1180:
  %x1180 = load i32, ptr %v1180
  %y1180 = add i32 %x1180, 1
  store i32 %y1180, ptr %v1180
  br label %h1181
h1181:
  %x1181 = load i32, ptr %v1181
  %y1181 = add i32 %x1181, 1
  store i32 %y1181, ptr %v1181
  br label %h1182
h1182:
  %x1182 = load i32, ptr %v1182
  %y1182 = add i32 %x1182, 1
  store i32 %y1182, ptr %v1182
  br label %h1183
h1183:
  %x1183 = load i32, ptr %v1183
  %y1183 = add i32 %x1183, 1
  store i32 %y1183, ptr %v1183
  br label %h1184
h1184:
  %x1184 = load i32, ptr %v1184
  %y1184 = add i32 %x1184, 1
  store i32 %y1184, ptr %v1184
  br label %h1185
h1185:
  %x1185 = load i32, ptr %v1185
  %y1185 = add i32 %x1185, 1
  store i32 %y1185, ptr %v1185
  br label %h1186
h1186:
  %x1186 = load i32, ptr %v1186
  %y1186 = add i32 %x1186, 1
  store i32 %y1186, ptr %v1186
  br label %h1187
h1187:
  %x1187 = load i32, ptr %v1187
  %y1187 = add i32 %x1187, 1
  store i32 %y1187, ptr %v1187
  br label %h1188
h1188:
  %x1188 = load i32, ptr %v1188
  %y1188 = add i32 %x1188, 1
  store i32 %y1188, ptr %v1188
  br label %h1189
h1189:
  %x1189 = load i32, ptr %v1189
  %y1189 = add i32 %x1189, 1
  store i32 %y1189, ptr %v1189
  br label %h1190
h1190:
  %x1190 = load i32, ptr %v1190
  %y1190 = add i32 %x1190, 1
  store i32 %y1190, ptr %v1190
  br label %h1191
h1191:
  %x1191 = load i32, ptr %v1191
  %y1191 = add i32 %x1191, 1
  store i32 %y1191, ptr %v1191
  br label %h1192
h1192:
  %x1192 = load i32, ptr %v1192
  %y1192 = add i32 %x1192, 1
  store i32 %y1192, ptr %v1192
  br label %h1193
h1193:
  %x1193 = load i32, ptr %v1193
  %y1193 = add i32 %x1193, 1
  store i32 %y1193, ptr %v1193
  br label %h1194
h1194:
  %x1194 = load i32, ptr %v1194
  %y1194 = add i32 %x1194, 1
  store i32 %y1194, ptr %v1194
  br label %h1195
h1195:
  %x1195 = load i32, ptr %v1195
  %y1195 = add i32 %x1195, 1
  store i32 %y1195, ptr %v1195
  br label %h1196
h1196:
  %x1196 = load i32, ptr %v1196
  %y1196 = add i32 %x1196, 1
  store i32 %y1196, ptr %v1196
  br label %h1197
h1197:
  %x1197 = load i32, ptr %v1197
  %y1197 = add i32 %x1197, 1
  store i32 %y1197, ptr %v1197
  br label %h1198
h1198:
  %x1198 = load i32, ptr %v1198
  %y1198 = add i32 %x1198, 1
  store i32 %y1198, ptr %v1198
  br label %h1199
h1199:
  %x1199 = load i32, ptr %v1199
  %y1199 = add i32 %x1199, 1
  store i32 %y1199, ptr %v1199
  br label %h1200
h1200:
  %x1200 = load i32, ptr %v1200
  %y1200 = add i32 %x1200, 1
  store i32 %y1200, ptr %v1200
  br label %h1201
h1201:
  %x1201 = load i32, ptr %v1201
  %y1201 = add i32 %x1201, 1
  store i32 %y1201, ptr %v1201
  br label %h1202
h1202:
  %x1202 = load i32, ptr %v1202
  %y1202 = add i32 %x1202, 1
  store i32 %y1202, ptr %v1202
  br label %h1203
h1203:
  %x1203 = load i32, ptr %v1203
  %y1203 = add i32 %x1203, 1
  store i32 %y1203, ptr %v1203
  br label %h1204
h1204:
  %x1204 = load i32, ptr %v1204
  %y1204 = add i32 %x1204, 1
  store i32 %y1204, ptr %v1204
  br label %h1205
h1205:
  %x1205 = load i32, ptr %v1205
  %y1205 = add i32 %x1205, 1
  store i32 %y1205, ptr %v1205
  br label %h1206
h1206:
  %x1206 = load i32, ptr %v1206
  %y1206 = add i32 %x1206, 1
  store i32 %y1206, ptr %v1206
  br label %h1207
h1207:
  %x1207 = load i32, ptr %v1207
  %y1207 = add i32 %x1207, 1
  store i32 %y1207, ptr %v1207
  br label %h1208
h1208:
  %x1208 = load i32, ptr %v1208
  %y1208 = add i32 %x1208, 1
  store i32 %y1208, ptr %v1208
  br label %h1209
h1209:
  %x1209 = load i32, ptr %v1209
  %y1209 = add i32 %x1209, 1
  store i32 %y1209, ptr %v1209
  br label %h1210
h1210:
  %x1210 = load i32, ptr %v1210
  %y1210 = add i32 %x1210, 1
  store i32 %y1210, ptr %v1210
  br label %h1211
h1211:
  %x1211 = load i32, ptr %v1211
  %y1211 = add i32 %x1211, 1
  store i32 %y1211, ptr %v1211
  br label %h1212
h1212:
  %x1212 = load i32, ptr %v1212
  %y1212 = add i32 %x1212, 1
  store i32 %y1212, ptr %v1212
  br label %h1213
h1213:
  %x1213 = load i32, ptr %v1213
  %y1213 = add i32 %x1213, 1
  store i32 %y1213, ptr %v1213
  br label %h1214
h1214:
  %x1214 = load i32, ptr %v1214
  %y1214 = add i32 %x1214, 1
  store i32 %y1214, ptr %v1214
  br label %h1215
h1215:
  %x1215 = load i32, ptr %v1215
  %y1215 = add i32 %x1215, 1
  store i32 %y1215, ptr %v1215
  br label %h1216
h1216:
  %x1216 = load i32, ptr %v1216
  %y1216 = add i32 %x1216, 1
  store i32 %y1216, ptr %v1216
  br label %h1217
h1217:
  %x1217 = load i32, ptr %v1217
  %y1217 = add i32 %x1217, 1
  store i32 %y1217, ptr %v1217
  br label %h1218
h1218:
  %x1218 = load i32, ptr %v1218
  %y1218 = add i32 %x1218, 1
  store i32 %y1218, ptr %v1218
  br label %h1219
h1219:
  %x1219 = load i32, ptr %v1219
  %y1219 = add i32 %x1219, 1
  store i32 %y1219, ptr %v1219
  br label %h1220
h1220:
  %x1220 = load i32, ptr %v1220
  %y1220 = add i32 %x1220, 1
  store i32 %y1220, ptr %v1220
  br label %h1221
h1221:
  %x1221 = load i32, ptr %v1221
  %y1221 = add i32 %x1221, 1
  store i32 %y1221, ptr %v1221
  br label %h1222
h1222:
  %x1222 = load i32, ptr %v1222
  %y1222 = add i32 %x1222, 1
  store i32 %y1222, ptr %v1222
  br label %h1223
h1223:
  %x1223 = load i32, ptr %v1223
  %y1223 = add i32 %x1223, 1
  store i32 %y1223, ptr %v1223
  br label %h1224
h1224:
  %x1224 = load i32, ptr %v1224
  %y1224 = add i32 %x1224, 1
  store i32 %y1224, ptr %v1224
  br label %h1225
h1225:
  %x1225 = load i32, ptr %v1225
  %y1225 = add i32 %x1225, 1
  store i32 %y1225, ptr %v1225
  br label %h1226
h1226:
  %x1226 = load i32, ptr %v1226
  %y1226 = add i32 %x1226, 1
  store i32 %y1226, ptr %v1226
  br label %h1227
h1227:
  %x1227 = load i32, ptr %v1227
  %y1227 = add i32 %x1227, 1
  store i32 %y1227, ptr %v1227
  br label %h1228
h1228:
  %x1228 = load i32, ptr %v1228
  %y1228 = add i32 %x1228, 1
  store i32 %y1228, ptr %v1228
  br label %h1229
h1229:
  %x1229 = load i32, ptr %v1229
  %y1229 = add i32 %x1229, 1
  store i32 %y1229, ptr %v1229
  br label %h1230
h1230:
  %x1230 = load i32, ptr %v1230
  %y1230 = add i32 %x1230, 1
  store i32 %y1230, ptr %v1230
  br label %h1231
h1231:
  %x1231 = load i32, ptr %v1231
  %y1231 = add i32 %x1231, 1
  store i32 %y1231, ptr %v1231
  br label %h1232
h1232:
  %x1232 = load i32, ptr %v1232
  %y1232 = add i32 %x1232, 1
  store i32 %y1232, ptr %v1232
  br label %h1233
h1233:
  %x1233 = load i32, ptr %v1233
  %y1233 = add i32 %x1233, 1
  store i32 %y1233, ptr %v1233
  br label %h1234
h1234:
  %x1234 = load i32, ptr %v1234
  %y1234 = add i32 %x1234, 1
  store i32 %y1234, ptr %v1234
  br label %h1235
h1235:
  %x1235 = load i32, ptr %v1235
  %y1235 = add i32 %x1235, 1
  store i32 %y1235, ptr %v1235
  br label %h1236
h1236:
  %x1236 = load i32, ptr %v1236
  %y1236 = add i32 %x1236, 1
  store i32 %y1236, ptr %v1236
  br label %h1237
h1237:
  %x1237 = load i32, ptr %v1237
  %y1237 = add i32 %x1237, 1
  store i32 %y1237, ptr %v1237
  br label %h1238
h1238:
  %x1238 = load i32, ptr %v1238
  %y1238 = add i32 %x1238, 1
  store i32 %y1238, ptr %v1238
  br label %h1239
h1239:
  %x1239 = load i32, ptr %v1239
  %y1239 = add i32 %x1239, 1
  store i32 %y1239, ptr %v1239
  br label %h1240
h1240:
  %x1240 = load i32, ptr %v1240
  %y1240 = add i32 %x1240, 1
  store i32 %y1240, ptr %v1240
  br label %h1241
h1241:
  %x1241 = load i32, ptr %v1241
  %y1241 = add i32 %x1241, 1
  store i32 %y1241, ptr %v1241
  br label %h1242
h1242:
  %x1242 = load i32, ptr %v1242
  %y1242 = add i32 %x1242, 1
  store i32 %y1242, ptr %v1242
  br label %h1243
h1243:
  %x1243 = load i32, ptr %v1243
  %y1243 = add i32 %x1243, 1
  store i32 %y1243, ptr %v1243
  br label %h1244
h1244:
  %x1244 = load i32, ptr %v1244
  %y1244 = add i32 %x1244, 1
  store i32 %y1244, ptr %v1244
  br label %h1245
h1245:
  %x1245 = load i32, ptr %v1245
  %y1245 = add i32 %x1245, 1
  store i32 %y1245, ptr %v1245
  br label %h1246
h1246:
  %x1246 = load i32, ptr %v1246
  %y1246 = add i32 %x1246, 1
  store i32 %y1246, ptr %v1246
  br label %h1247
h1247:
  %x1247 = load i32, ptr %v1247
  %y1247 = add i32 %x1247, 1
  store i32 %y1247, ptr %v1247
  br label %h1248
h1248:
  %x1248 = load i32, ptr %v1248
  %y1248 = add i32 %x1248, 1
  store i32 %y1248, ptr %v1248
  br label %h1249
h1249:
  %x1249 = load i32, ptr %v1249
  %y1249 = add i32 %x1249, 1
  store i32 %y1249, ptr %v1249
  br label %h1250
h1250:
  %x1250 = load i32, ptr %v1250
  %y1250 = add i32 %x1250, 1
  store i32 %y1250, ptr %v1250
  br label %h1251
h1251:
  %x1251 = load i32, ptr %v1251
  %y1251 = add i32 %x1251, 1
  store i32 %y1251, ptr %v1251
  br label %h1252
h1252:
  %x1252 = load i32, ptr %v1252
  %y1252 = add i32 %x1252, 1
  store i32 %y1252, ptr %v1252
  br label %h1253
h1253:
  %x1253 = load i32, ptr %v1253
  %y1253 = add i32 %x1253, 1
  store i32 %y1253, ptr %v1253
  br label %h1254
h1254:
  %x1254 = load i32, ptr %v1254
  %y1254 = add i32 %x1254, 1
  store i32 %y1254, ptr %v1254
  br label %h1255
h1255:
  %x1255 = load i32, ptr %v1255
  %y1255 = add i32 %x1255, 1
  store i32 %y1255, ptr %v1255
  br label %h1256
h1256:
  %x1256 = load i32, ptr %v1256
  %y1256 = add i32 %x1256, 1
  store i32 %y1256, ptr %v1256
  br label %h1257
h1257:
  %x1257 = load i32, ptr %v1257
  %y1257 = add i32 %x1257, 1
  store i32 %y1257, ptr %v1257
  br label %h1258
h1258:
  %x1258 = load i32, ptr %v1258
  %y1258 = add i32 %x1258, 1
  store i32 %y1258, ptr %v1258
  br label %h1259
h1259:
  %x1259 = load i32, ptr %v1259
  %y1259 = add i32 %x1259, 1
  store i32 %y1259, ptr %v1259
  br label %h1260
h1260:
  %x1260 = load i32, ptr %v1260
  %y1260 = add i32 %x1260, 1
  store i32 %y1260, ptr %v1260
  br label %h1261
h1261:
  %x1261 = load i32, ptr %v1261
  %y1261 = add i32 %x1261, 1
  store i32 %y1261, ptr %v1261
  br label %h1262
h1262:
  %x1262 = load i32, ptr %v1262
  %y1262 = add i32 %x1262, 1
  store i32 %y1262, ptr %v1262
  br label %h1263
h1263:
  %x1263 = load i32, ptr %v1263
  %y1263 = add i32 %x1263, 1
  store i32 %y1263, ptr %v1263
  br label %h1264
h1264:
  %x1264 = load i32, ptr %v1264
  %y1264 = add i32 %x1264, 1
  store i32 %y1264, ptr %v1264
  br label %h1265
h1265:
  %x1265 = load i32, ptr %v1265
  %y1265 = add i32 %x1265, 1
  store i32 %y1265, ptr %v1265
  br label %h1266
h1266:
  %x1266 = load i32, ptr %v1266
  %y1266 = add i32 %x1266, 1
  store i32 %y1266, ptr %v1266
  br label %h1267
h1267:
  %x1267 = load i32, ptr %v1267
  %y1267 = add i32 %x1267, 1
  store i32 %y1267, ptr %v1267
  br label %h1268
h1268:
  %x1268 = load i32, ptr %v1268
  %y1268 = add i32 %x1268, 1
  store i32 %y1268, ptr %v1268
  br label %h1269
h1269:
  %x1269 = load i32, ptr %v1269
  %y1269 = add i32 %x1269, 1
  store i32 %y1269, ptr %v1269
  br label %h1270
h1270:
  %x1270 = load i32, ptr %v1270
  %y1270 = add i32 %x1270, 1
  store i32 %y1270, ptr %v1270
  br label %h1271
h1271:
  %x1271 = load i32, ptr %v1271
  %y1271 = add i32 %x1271, 1
  store i32 %y1271, ptr %v1271
  br label %h1272
h1272:
  %x1272 = load i32, ptr %v1272
  %y1272 = add i32 %x1272, 1
  store i32 %y1272, ptr %v1272
  br label %h1273
h1273:
  %x1273 = load i32, ptr %v1273
  %y1273 = add i32 %x1273, 1
  store i32 %y1273, ptr %v1273
  br label %h1274
h1274:
  %x1274 = load i32, ptr %v1274
  %y1274 = add i32 %x1274, 1
  store i32 %y1274, ptr %v1274
  br label %h1275
h1275:
  %x1275 = load i32, ptr %v1275
  %y1275 = add i32 %x1275, 1
  store i32 %y1275, ptr %v1275
  br label %h1276
h1276:
  %x1276 = load i32, ptr %v1276
  %y1276 = add i32 %x1276, 1
  store i32 %y1276, ptr %v1276
  br label %h1277
h1277:
  %x1277 = load i32, ptr %v1277
  %y1277 = add i32 %x1277, 1
  store i32 %y1277, ptr %v1277
  br label %h1278
h1278:
  %x1278 = load i32, ptr %v1278
  %y1278 = add i32 %x1278, 1
  store i32 %y1278, ptr %v1278
  br label %h1279
h1279:
  %x1279 = load i32, ptr %v1279
  %y1279 = add i32 %x1279, 1
  store i32 %y1279, ptr %v1279
  br label %h1280
h1280:
  %x1280 = load i32, ptr %v1280
  %y1280 = add i32 %x1280, 1
  store i32 %y1280, ptr %v1280
  br label %h1281
h1281:
  %x1281 = load i32, ptr %v1281
  %y1281 = add i32 %x1281, 1
  store i32 %y1281, ptr %v1281
  br label %h1282
h1282:
  %x1282 = load i32, ptr %v1282
  %y1282 = add i32 %x1282, 1
  store i32 %y1282, ptr %v1282
  br label %h1283
h1283:
  %x1283 = load i32, ptr %v1283
  %y1283 = add i32 %x1283, 1
  store i32 %y1283, ptr %v1283
  br label %h1284
h1284:
  %x1284 = load i32, ptr %v1284
  %y1284 = add i32 %x1284, 1
  store i32 %y1284, ptr %v1284
  br label %h1285
h1285:
  %x1285 = load i32, ptr %v1285
  %y1285 = add i32 %x1285, 1
  store i32 %y1285, ptr %v1285
  br label %h1286
h1286:
  %x1286 = load i32, ptr %v1286
  %y1286 = add i32 %x1286, 1
  store i32 %y1286, ptr %v1286
  br label %h1287
h1287:
  %x1287 = load i32, ptr %v1287
  %y1287 = add i32 %x1287, 1
  store i32 %y1287, ptr %v1287
  br label %h1288
h1288:
  %x1288 = load i32, ptr %v1288
  %y1288 = add i32 %x1288, 1
  store i32 %y1288, ptr %v1288
  br label %h1289
h1289:
  %x1289 = load i32, ptr %v1289
  %y1289 = add i32 %x1289, 1
  store i32 %y1289, ptr %v1289
  br label %h1290
h1290:
  %x1290 = load i32, ptr %v1290
  %y1290 = add i32 %x1290, 1
  store i32 %y1290, ptr %v1290
  br label %h1291
h1291:
  %x1291 = load i32, ptr %v1291
  %y1291 = add i32 %x1291, 1
  store i32 %y1291, ptr %v1291
  br label %h1292
h1292:
  %x1292 = load i32, ptr %v1292
  %y1292 = add i32 %x1292, 1
  store i32 %y1292, ptr %v1292
  br label %h1293
h1293:
  %x1293 = load i32, ptr %v1293
  %y1293 = add i32 %x1293, 1
  store i32 %y1293, ptr %v1293
  br label %h1294
h1294:
  %x1294 = load i32, ptr %v1294
  %y1294 = add i32 %x1294, 1
  store i32 %y1294, ptr %v1294
  br label %h1295
h1295:
  %x1295 = load i32, ptr %v1295
  %y1295 = add i32 %x1295, 1
  store i32 %y1295, ptr %v1295
  br label %h1296
h1296:
  %x1296 = load i32, ptr %v1296
  %y1296 = add i32 %x1296, 1
  store i32 %y1296, ptr %v1296
  br label %h1297
h1297:
  %x1297 = load i32, ptr %v1297
  %y1297 = add i32 %x1297, 1
  store i32 %y1297, ptr %v1297
  br label %h1298
h1298:
  %x1298 = load i32, ptr %v1298
  %y1298 = add i32 %x1298, 1
  store i32 %y1298, ptr %v1298
  br label %h1299
h1299:
  %x1299 = load i32, ptr %v1299
  %y1299 = add i32 %x1299, 1
  store i32 %y1299, ptr %v1299
  br label %h1300
h1300:
  %x1300 = load i32, ptr %v1300
  %y1300 = add i32 %x1300, 1
  store i32 %y1300, ptr %v1300
  br label %h1301
h1301:
  %x1301 = load i32, ptr %v1301
  %y1301 = add i32 %x1301, 1
  store i32 %y1301, ptr %v1301
  br label %h1302
h1302:
  %x1302 = load i32, ptr %v1302
  %y1302 = add i32 %x1302, 1
  store i32 %y1302, ptr %v1302
  br label %h1303
h1303:
  %x1303 = load i32, ptr %v1303
  %y1303 = add i32 %x1303, 1
  store i32 %y1303, ptr %v1303
  br label %h1304
h1304:
  %x1304 = load i32, ptr %v1304
  %y1304 = add i32 %x1304, 1
  store i32 %y1304, ptr %v1304
  br label %h1305
h1305:
  %x1305 = load i32, ptr %v1305
  %y1305 = add i32 %x1305, 1
  store i32 %y1305, ptr %v1305
  br label %h1306
h1306:
  %x1306 = load i32, ptr %v1306
  %y1306 = add i32 %x1306, 1
  store i32 %y1306, ptr %v1306
  br label %h1307
h1307:
  %x1307 = load i32, ptr %v1307
  %y1307 = add i32 %x1307, 1
  store i32 %y1307, ptr %v1307
  br label %h1308
h1308:
  %x1308 = load i32, ptr %v1308
  %y1308 = add i32 %x1308, 1
  store i32 %y1308, ptr %v1308
  br label %h1309
h1309:
  %x1309 = load i32, ptr %v1309
  %y1309 = add i32 %x1309, 1
  store i32 %y1309, ptr %v1309
  br label %h1310
h1310:
  %x1310 = load i32, ptr %v1310
  %y1310 = add i32 %x1310, 1
  store i32 %y1310, ptr %v1310
  br label %h1311
h1311:
  %x1311 = load i32, ptr %v1311
  %y1311 = add i32 %x1311, 1
  store i32 %y1311, ptr %v1311
  br label %h1312
h1312:
  %x1312 = load i32, ptr %v1312
  %y1312 = add i32 %x1312, 1
  store i32 %y1312, ptr %v1312
  br label %h1313
h1313:
  %x1313 = load i32, ptr %v1313
  %y1313 = add i32 %x1313, 1
  store i32 %y1313, ptr %v1313
  br label %h1314
h1314:
  %x1314 = load i32, ptr %v1314
  %y1314 = add i32 %x1314, 1
  store i32 %y1314, ptr %v1314
  br label %h1315
h1315:
  %x1315 = load i32, ptr %v1315
  %y1315 = add i32 %x1315, 1
  store i32 %y1315, ptr %v1315
  br label %h1316
h1316:
  %x1316 = load i32, ptr %v1316
  %y1316 = add i32 %x1316, 1
  store i32 %y1316, ptr %v1316
  br label %h1317
h1317:
  %x1317 = load i32, ptr %v1317
  %y1317 = add i32 %x1317, 1
  store i32 %y1317, ptr %v1317
  br label %h1318
h1318:
  %x1318 = load i32, ptr %v1318
  %y1318 = add i32 %x1318, 1
  store i32 %y1318, ptr %v1318
  br label %h1319
h1319:
  %x1319 = load i32, ptr %v1319
  %y1319 = add i32 %x1319, 1
  store i32 %y1319, ptr %v1319
  br label %h1320
h1320:
  %x1320 = load i32, ptr %v1320
  %y1320 = add i32 %x1320, 1
  store i32 %y1320, ptr %v1320
  br label %h1321
h1321:
  %x1321 = load i32, ptr %v1321
  %y1321 = add i32 %x1321, 1
  store i32 %y1321, ptr %v1321
  br label %h1322
h1322:
  %x1322 = load i32, ptr %v1322
  %y1322 = add i32 %x1322, 1
  store i32 %y1322, ptr %v1322
  br label %h1323
h1323:
  %x1323 = load i32, ptr %v1323
  %y1323 = add i32 %x1323, 1
  store i32 %y1323, ptr %v1323
  br label %h1324
h1324:
  %x1324 = load i32, ptr %v1324
  %y1324 = add i32 %x1324, 1
  store i32 %y1324, ptr %v1324
  br label %h1325
h1325:
  %x1325 = load i32, ptr %v1325
  %y1325 = add i32 %x1325, 1
  store i32 %y1325, ptr %v1325
  br label %h1326
h1326:
  %x1326 = load i32, ptr %v1326
  %y1326 = add i32 %x1326, 1
  store i32 %y1326, ptr %v1326
  br label %h1327
h1327:
  %x1327 = load i32, ptr %v1327
  %y1327 = add i32 %x1327, 1
  store i32 %y1327, ptr %v1327
  br label %h1328
h1328:
  %x1328 = load i32, ptr %v1328
  %y1328 = add i32 %x1328, 1
  store i32 %y1328, ptr %v1328
  br label %h1329
h1329:
  %x1329 = load i32, ptr %v1329
  %y1329 = add i32 %x1329, 1
  store i32 %y1329, ptr %v1329
  br label %h1330
h1330:
  %x1330 = load i32, ptr %v1330
  %y1330 = add i32 %x1330, 1
  store i32 %y1330, ptr %v1330
  br label %h1331
h1331:
  %x1331 = load i32, ptr %v1331
  %y1331 = add i32 %x1331, 1
  store i32 %y1331, ptr %v1331
  br label %h1332
h1332:
  %x1332 = load i32, ptr %v1332
  %y1332 = add i32 %x1332, 1
  store i32 %y1332, ptr %v1332
  br label %h1333
h1333:
  %x1333 = load i32, ptr %v1333
  %y1333 = add i32 %x1333, 1
  store i32 %y1333, ptr %v1333
  br label %h1334
h1334:
  %x1334 = load i32, ptr %v1334
  %y1334 = add i32 %x1334, 1
  store i32 %y1334, ptr %v1334
  br label %h1335
h1335:
  %x1335 = load i32, ptr %v1335
  %y1335 = add i32 %x1335, 1
  store i32 %y1335, ptr %v1335
  br label %h1336
h1336:
  %x1336 = load i32, ptr %v1336
  %y1336 = add i32 %x1336, 1
  store i32 %y1336, ptr %v1336
  br label %h1337
h1337:
  %x1337 = load i32, ptr %v1337
  %y1337 = add i32 %x1337, 1
  store i32 %y1337, ptr %v1337
  br label %h1338
h1338:
  %x1338 = load i32, ptr %v1338
  %y1338 = add i32 %x1338, 1
  store i32 %y1338, ptr %v1338
  br label %h1339
h1339:
  %x1339 = load i32, ptr %v1339
  %y1339 = add i32 %x1339, 1
  store i32 %y1339, ptr %v1339
  br label %h1340
h1340:
  %x1340 = load i32, ptr %v1340
  %y1340 = add i32 %x1340, 1
  store i32 %y1340, ptr %v1340
  br label %h1341
h1341:
  %x1341 = load i32, ptr %v1341
  %y1341 = add i32 %x1341, 1
  store i32 %y1341, ptr %v1341
  br label %h1342
h1342:
  %x1342 = load i32, ptr %v1342
  %y1342 = add i32 %x1342, 1
  store i32 %y1342, ptr %v1342
  br label %h1343
h1343:
  %x1343 = load i32, ptr %v1343
  %y1343 = add i32 %x1343, 1
  store i32 %y1343, ptr %v1343
  br label %h1344
h1344:
  %x1344 = load i32, ptr %v1344
  %y1344 = add i32 %x1344, 1
  store i32 %y1344, ptr %v1344
  br label %h1345
h1345:
  %x1345 = load i32, ptr %v1345
  %y1345 = add i32 %x1345, 1
  store i32 %y1345, ptr %v1345
  br label %h1346
h1346:
  %x1346 = load i32, ptr %v1346
  %y1346 = add i32 %x1346, 1
  store i32 %y1346, ptr %v1346
  br label %h1347
h1347:
  %x1347 = load i32, ptr %v1347
  %y1347 = add i32 %x1347, 1
  store i32 %y1347, ptr %v1347
  br label %h1348
h1348:
  %x1348 = load i32, ptr %v1348
  %y1348 = add i32 %x1348, 1
  store i32 %y1348, ptr %v1348
  br label %h1349
h1349:
  %x1349 = load i32, ptr %v1349
  %y1349 = add i32 %x1349, 1
  store i32 %y1349, ptr %v1349
  br label %h1350
h1350:
  %x1350 = load i32, ptr %v1350
  %y1350 = add i32 %x1350, 1
  store i32 %y1350, ptr %v1350
  br label %h1351
h1351:
  %x1351 = load i32, ptr %v1351
  %y1351 = add i32 %x1351, 1
  store i32 %y1351, ptr %v1351
  br label %h1352
h1352:
  %x1352 = load i32, ptr %v1352
  %y1352 = add i32 %x1352, 1
  store i32 %y1352, ptr %v1352
  br label %h1353
h1353:
  %x1353 = load i32, ptr %v1353
  %y1353 = add i32 %x1353, 1
  store i32 %y1353, ptr %v1353
  br label %h1354
h1354:
  %x1354 = load i32, ptr %v1354
  %y1354 = add i32 %x1354, 1
  store i32 %y1354, ptr %v1354
  br label %h1355
h1355:
  %x1355 = load i32, ptr %v1355
  %y1355 = add i32 %x1355, 1
  store i32 %y1355, ptr %v1355
  br label %h1356
h1356:
  %x1356 = load i32, ptr %v1356
  %y1356 = add i32 %x1356, 1
  store i32 %y1356, ptr %v1356
  br label %h1357
h1357:
  %x1357 = load i32, ptr %v1357
  %y1357 = add i32 %x1357, 1
  store i32 %y1357, ptr %v1357
  br label %h1358
h1358:
  %x1358 = load i32, ptr %v1358
  %y1358 = add i32 %x1358, 1
  store i32 %y1358, ptr %v1358
  br label %h1359
h1359:
  %x1359 = load i32, ptr %v1359
  %y1359 = add i32 %x1359, 1
  store i32 %y1359, ptr %v1359
  br label %h1360
h1360:
  %x1360 = load i32, ptr %v1360
  %y1360 = add i32 %x1360, 1
  store i32 %y1360, ptr %v1360
  br label %h1361
h1361:
  %x1361 = load i32, ptr %v1361
  %y1361 = add i32 %x1361, 1
  store i32 %y1361, ptr %v1361
  br label %h1362
h1362:
  %x1362 = load i32, ptr %v1362
  %y1362 = add i32 %x1362, 1
  store i32 %y1362, ptr %v1362
  br label %h1363
h1363:
  %x1363 = load i32, ptr %v1363
  %y1363 = add i32 %x1363, 1
  store i32 %y1363, ptr %v1363
  br label %h1364
h1364:
  %x1364 = load i32, ptr %v1364
  %y1364 = add i32 %x1364, 1
  store i32 %y1364, ptr %v1364
  br label %h1365
h1365:
  %x1365 = load i32, ptr %v1365
  %y1365 = add i32 %x1365, 1
  store i32 %y1365, ptr %v1365
  br label %h1366
h1366:
  %x1366 = load i32, ptr %v1366
  %y1366 = add i32 %x1366, 1
  store i32 %y1366, ptr %v1366
  br label %h1367
h1367:
  %x1367 = load i32, ptr %v1367
  %y1367 = add i32 %x1367, 1
  store i32 %y1367, ptr %v1367
  br label %h1368
h1368:
  %x1368 = load i32, ptr %v1368
  %y1368 = add i32 %x1368, 1
  store i32 %y1368, ptr %v1368
  br label %h1369
h1369:
  %x1369 = load i32, ptr %v1369
  %y1369 = add i32 %x1369, 1
  store i32 %y1369, ptr %v1369
  br label %h1370
h1370:
  %x1370 = load i32, ptr %v1370
  %y1370 = add i32 %x1370, 1
  store i32 %y1370, ptr %v1370
  br label %h1371
h1371:
  %x1371 = load i32, ptr %v1371
  %y1371 = add i32 %x1371, 1
  store i32 %y1371, ptr %v1371
  br label %h1372
h1372:
  %x1372 = load i32, ptr %v1372
  %y1372 = add i32 %x1372, 1
  store i32 %y1372, ptr %v1372
  br label %h1373
h1373:
  %x1373 = load i32, ptr %v1373
  %y1373 = add i32 %x1373, 1
  store i32 %y1373, ptr %v1373
  br label %h1374
h1374:
  %x1374 = load i32, ptr %v1374
  %y1374 = add i32 %x1374, 1
  store i32 %y1374, ptr %v1374
  br label %h1375
h1375:
  %x1375 = load i32, ptr %v1375
  %y1375 = add i32 %x1375, 1
  store i32 %y1375, ptr %v1375
  br label %h1376
h1376:
  %x1376 = load i32, ptr %v1376
  %y1376 = add i32 %x1376, 1
  store i32 %y1376, ptr %v1376
  br label %h1377
h1377:
  %x1377 = load i32, ptr %v1377
  %y1377 = add i32 %x1377, 1
  store i32 %y1377, ptr %v1377
  br label %h1378
h1378:
  %x1378 = load i32, ptr %v1378
  %y1378 = add i32 %x1378, 1
  store i32 %y1378, ptr %v1378
  br label %h1379
h1379:
  %x1379 = load i32, ptr %v1379
  %y1379 = add i32 %x1379, 1
  store i32 %y1379, ptr %v1379
  br label %h1380
h1380:
  %x1380 = load i32, ptr %v1380
  %y1380 = add i32 %x1380, 1
  store i32 %y1380, ptr %v1380
  br label %h1381
h1381:
  %x1381 = load i32, ptr %v1381
  %y1381 = add i32 %x1381, 1
  store i32 %y1381, ptr %v1381
  br label %h1382
h1382:
  %x1382 = load i32, ptr %v1382
  %y1382 = add i32 %x1382, 1
  store i32 %y1382, ptr %v1382
  br label %h1383
h1383:
  %x1383 = load i32, ptr %v1383
  %y1383 = add i32 %x1383, 1
  store i32 %y1383, ptr %v1383
  br label %h1384
h1384:
  %x1384 = load i32, ptr %v1384
  %y1384 = add i32 %x1384, 1
  store i32 %y1384, ptr %v1384
  br label %h1385
h1385:
  %x1385 = load i32, ptr %v1385
  %y1385 = add i32 %x1385, 1
  store i32 %y1385, ptr %v1385
  br label %h1386
h1386:
  %x1386 = load i32, ptr %v1386
  %y1386 = add i32 %x1386, 1
  store i32 %y1386, ptr %v1386
  br label %h1387
h1387:
  %x1387 = load i32, ptr %v1387
  %y1387 = add i32 %x1387, 1
  store i32 %y1387, ptr %v1387
  br label %h1388
h1388:
  %x1388 = load i32, ptr %v1388
  %y1388 = add i32 %x1388, 1
  store i32 %y1388, ptr %v1388
  br label %h1389
h1389:
  %x1389 = load i32, ptr %v1389
  %y1389 = add i32 %x1389, 1
  store i32 %y1389, ptr %v1389
  br label %h1390
h1390:
  %x1390 = load i32, ptr %v1390
  %y1390 = add i32 %x1390, 1
  store i32 %y1390, ptr %v1390
  br label %h1391
h1391:
  %x1391 = load i32, ptr %v1391
  %y1391 = add i32 %x1391, 1
  store i32 %y1391, ptr %v1391
  br label %h1392
h1392:
  %x1392 = load i32, ptr %v1392
  %y1392 = add i32 %x1392, 1
  store i32 %y1392, ptr %v1392
  br label %h1393
h1393:
  %x1393 = load i32, ptr %v1393
  %y1393 = add i32 %x1393, 1
  store i32 %y1393, ptr %v1393
  br label %h1394
h1394:
  %x1394 = load i32, ptr %v1394
  %y1394 = add i32 %x1394, 1
  store i32 %y1394, ptr %v1394
  br label %h1395
h1395:
  %x1395 = load i32, ptr %v1395
  %y1395 = add i32 %x1395, 1
  store i32 %y1395, ptr %v1395
  br label %h1396
h1396:
  %x1396 = load i32, ptr %v1396
  %y1396 = add i32 %x1396, 1
  store i32 %y1396, ptr %v1396
  br label %h1397
h1397:
  %x1397 = load i32, ptr %v1397
  %y1397 = add i32 %x1397, 1
  store i32 %y1397, ptr %v1397
  br label %h1398
h1398:
  %x1398 = load i32, ptr %v1398
  %y1398 = add i32 %x1398, 1
  store i32 %y1398, ptr %v1398
  br label %h1399
h1399:
  %x1399 = load i32, ptr %v1399
  %y1399 = add i32 %x1399, 1
  store i32 %y1399, ptr %v1399
  br label %h1400
h1400:
  %x1400 = load i32, ptr %v1400
  %y1400 = add i32 %x1400, 1
  store i32 %y1400, ptr %v1400
  br label %h1401
h1401:
  %x1401 = load i32, ptr %v1401
  %y1401 = add i32 %x1401, 1
  store i32 %y1401, ptr %v1401
  br label %h1402
h1402:
  %x1402 = load i32, ptr %v1402
  %y1402 = add i32 %x1402, 1
  store i32 %y1402, ptr %v1402
  br label %h1403
h1403:
  %x1403 = load i32, ptr %v1403
  %y1403 = add i32 %x1403, 1
  store i32 %y1403, ptr %v1403
  br label %h1404
h1404:
  %x1404 = load i32, ptr %v1404
  %y1404 = add i32 %x1404, 1
  store i32 %y1404, ptr %v1404
  br label %h1405
h1405:
  %x1405 = load i32, ptr %v1405
  %y1405 = add i32 %x1405, 1
  store i32 %y1405, ptr %v1405
  br label %h1406
h1406:
  %x1406 = load i32, ptr %v1406
  %y1406 = add i32 %x1406, 1
  store i32 %y1406, ptr %v1406
  br label %h1407
h1407:
  %x1407 = load i32, ptr %v1407
  %y1407 = add i32 %x1407, 1
  store i32 %y1407, ptr %v1407
  br label %h1408
h1408:
  %x1408 = load i32, ptr %v1408
  %y1408 = add i32 %x1408, 1
  store i32 %y1408, ptr %v1408
  br label %h1409
h1409:
  %x1409 = load i32, ptr %v1409
  %y1409 = add i32 %x1409, 1
  store i32 %y1409, ptr %v1409
  br label %h1410
h1410:
  %x1410 = load i32, ptr %v1410
  %y1410 = add i32 %x1410, 1
  store i32 %y1410, ptr %v1410
  br label %h1411
h1411:
  %x1411 = load i32, ptr %v1411
  %y1411 = add i32 %x1411, 1
  store i32 %y1411, ptr %v1411
  br label %h1412
h1412:
  %x1412 = load i32, ptr %v1412
  %y1412 = add i32 %x1412, 1
  store i32 %y1412, ptr %v1412
  br label %h1413
h1413:
  %x1413 = load i32, ptr %v1413
  %y1413 = add i32 %x1413, 1
  store i32 %y1413, ptr %v1413
  br label %h1414
h1414:
  %x1414 = load i32, ptr %v1414
  %y1414 = add i32 %x1414, 1
  store i32 %y1414, ptr %v1414
  br label %h1415
h1415:
  %x1415 = load i32, ptr %v1415
  %y1415 = add i32 %x1415, 1
  store i32 %y1415, ptr %v1415
  br label %h1416
h1416:
  %x1416 = load i32, ptr %v1416
  %y1416 = add i32 %x1416, 1
  store i32 %y1416, ptr %v1416
  br label %h1417
h1417:
  %x1417 = load i32, ptr %v1417
  %y1417 = add i32 %x1417, 1
  store i32 %y1417, ptr %v1417
  br label %h1418
h1418:
  %x1418 = load i32, ptr %v1418
  %y1418 = add i32 %x1418, 1
  store i32 %y1418, ptr %v1418
  br label %h1419
h1419:
  %x1419 = load i32, ptr %v1419
  %y1419 = add i32 %x1419, 1
  store i32 %y1419, ptr %v1419
  br label %h1420
h1420:
  %x1420 = load i32, ptr %v1420
  %y1420 = add i32 %x1420, 1
  store i32 %y1420, ptr %v1420
  br label %h1421
h1421:
  %x1421 = load i32, ptr %v1421
  %y1421 = add i32 %x1421, 1
  store i32 %y1421, ptr %v1421
  br label %h1422
h1422:
  %x1422 = load i32, ptr %v1422
  %y1422 = add i32 %x1422, 1
  store i32 %y1422, ptr %v1422
  br label %h1423
h1423:
  %x1423 = load i32, ptr %v1423
  %y1423 = add i32 %x1423, 1
  store i32 %y1423, ptr %v1423
  br label %h1424
h1424:
  %x1424 = load i32, ptr %v1424
  %y1424 = add i32 %x1424, 1
  store i32 %y1424, ptr %v1424
  br label %h1425
h1425:
  %x1425 = load i32, ptr %v1425
  %y1425 = add i32 %x1425, 1
  store i32 %y1425, ptr %v1425
  br label %h1426
h1426:
  %x1426 = load i32, ptr %v1426
  %y1426 = add i32 %x1426, 1
  store i32 %y1426, ptr %v1426
  br label %h1427
h1427:
  %x1427 = load i32, ptr %v1427
  %y1427 = add i32 %x1427, 1
  store i32 %y1427, ptr %v1427
  br label %h1428
h1428:
  %x1428 = load i32, ptr %v1428
  %y1428 = add i32 %x1428, 1
  store i32 %y1428, ptr %v1428
  br label %h1429
h1429:
  %x1429 = load i32, ptr %v1429
  %y1429 = add i32 %x1429, 1
  store i32 %y1429, ptr %v1429
  br label %h1430
h1430:
  %x1430 = load i32, ptr %v1430
  %y1430 = add i32 %x1430, 1
  store i32 %y1430, ptr %v1430
  br label %h1431
h1431:
  %x1431 = load i32, ptr %v1431
  %y1431 = add i32 %x1431, 1
  store i32 %y1431, ptr %v1431
  br label %h1432
h1432:
  %x1432 = load i32, ptr %v1432
  %y1432 = add i32 %x1432, 1
  store i32 %y1432, ptr %v1432
  br label %h1433
h1433:
  %x1433 = load i32, ptr %v1433
  %y1433 = add i32 %x1433, 1
  store i32 %y1433, ptr %v1433
  br label %h1434
h1434:
  %x1434 = load i32, ptr %v1434
  %y1434 = add i32 %x1434, 1
  store i32 %y1434, ptr %v1434
  br label %h1435
h1435:
  %x1435 = load i32, ptr %v1435
  %y1435 = add i32 %x1435, 1
  store i32 %y1435, ptr %v1435
  br label %h1436
h1436:
  %x1436 = load i32, ptr %v1436
  %y1436 = add i32 %x1436, 1
  store i32 %y1436, ptr %v1436
  br label %h1437
h1437:
  %x1437 = load i32, ptr %v1437
  %y1437 = add i32 %x1437, 1
  store i32 %y1437, ptr %v1437
  br label %h1438
h1438:
  %x1438 = load i32, ptr %v1438
  %y1438 = add i32 %x1438, 1
  store i32 %y1438, ptr %v1438
  br label %h1439
h1439:
  %x1439 = load i32, ptr %v1439
  %y1439 = add i32 %x1439, 1
  store i32 %y1439, ptr %v1439
  br label %h1440
h1440:
  %x1440 = load i32, ptr %v1440
  %y1440 = add i32 %x1440, 1
  store i32 %y1440, ptr %v1440
  br label %h1441
h1441:
  %x1441 = load i32, ptr %v1441
  %y1441 = add i32 %x1441, 1
  store i32 %y1441, ptr %v1441
  br label %h1442
h1442:
  %x1442 = load i32, ptr %v1442
  %y1442 = add i32 %x1442, 1
  store i32 %y1442, ptr %v1442
  br label %h1443
h1443:
  %x1443 = load i32, ptr %v1443
  %y1443 = add i32 %x1443, 1
  store i32 %y1443, ptr %v1443
  br label %h1444
h1444:
  %x1444 = load i32, ptr %v1444
  %y1444 = add i32 %x1444, 1
  store i32 %y1444, ptr %v1444
  br label %h1445
h1445:
  %x1445 = load i32, ptr %v1445
  %y1445 = add i32 %x1445, 1
  store i32 %y1445, ptr %v1445
  br label %h1446
h1446:
  %x1446 = load i32, ptr %v1446
  %y1446 = add i32 %x1446, 1
  store i32 %y1446, ptr %v1446
  br label %h1447
h1447:
  %x1447 = load i32, ptr %v1447
  %y1447 = add i32 %x1447, 1
  store i32 %y1447, ptr %v1447
  br label %h1448
h1448:
  %x1448 = load i32, ptr %v1448
  %y1448 = add i32 %x1448, 1
  store i32 %y1448, ptr %v1448
  br label %h1449
h1449:
  %x1449 = load i32, ptr %v1449
  %y1449 = add i32 %x1449, 1
  store i32 %y1449, ptr %v1449
  br label %h1450
h1450:
  %x1450 = load i32, ptr %v1450
  %y1450 = add i32 %x1450, 1
  store i32 %y1450, ptr %v1450
  br label %h1451
h1451:
  %x1451 = load i32, ptr %v1451
  %y1451 = add i32 %x1451, 1
  store i32 %y1451, ptr %v1451
  br label %h1452
h1452:
  %x1452 = load i32, ptr %v1452
  %y1452 = add i32 %x1452, 1
  store i32 %y1452, ptr %v1452
  br label %h1453
h1453:
  %x1453 = load i32, ptr %v1453
  %y1453 = add i32 %x1453, 1
  store i32 %y1453, ptr %v1453
  br label %h1454
h1454:
  %x1454 = load i32, ptr %v1454
  %y1454 = add i32 %x1454, 1
  store i32 %y1454, ptr %v1454
  br label %h1455
h1455:
  %x1455 = load i32, ptr %v1455
  %y1455 = add i32 %x1455, 1
  store i32 %y1455, ptr %v1455
  br label %h1456
h1456:
  %x1456 = load i32, ptr %v1456
  %y1456 = add i32 %x1456, 1
  store i32 %y1456, ptr %v1456
  br label %h1457
h1457:
  %x1457 = load i32, ptr %v1457
  %y1457 = add i32 %x1457, 1
  store i32 %y1457, ptr %v1457
  br label %h1458
h1458:
  %x1458 = load i32, ptr %v1458
  %y1458 = add i32 %x1458, 1
  store i32 %y1458, ptr %v1458
  br label %h1459
h1459:
  %x1459 = load i32, ptr %v1459
  %y1459 = add i32 %x1459, 1
  store i32 %y1459, ptr %v1459
  br label %h1460
h1460:
  %x1460 = load i32, ptr %v1460
  %y1460 = add i32 %x1460, 1
  store i32 %y1460, ptr %v1460
  br label %h1461
h1461:
  %x1461 = load i32, ptr %v1461
  %y1461 = add i32 %x1461, 1
  store i32 %y1461, ptr %v1461
  br label %h1462
h1462:
  %x1462 = load i32, ptr %v1462
  %y1462 = add i32 %x1462, 1
  store i32 %y1462, ptr %v1462
  br label %h1463
h1463:
  %x1463 = load i32, ptr %v1463
  %y1463 = add i32 %x1463, 1
  store i32 %y1463, ptr %v1463
  br label %h1464
h1464:
  %x1464 = load i32, ptr %v1464
  %y1464 = add i32 %x1464, 1
  store i32 %y1464, ptr %v1464
  br label %h1465
h1465:
  %x1465 = load i32, ptr %v1465
  %y1465 = add i32 %x1465, 1
  store i32 %y1465, ptr %v1465
  br label %h1466
h1466:
  %x1466 = load i32, ptr %v1466
  %y1466 = add i32 %x1466, 1
  store i32 %y1466, ptr %v1466
  br label %h1467
h1467:
  %x1467 = load i32, ptr %v1467
  %y1467 = add i32 %x1467, 1
  store i32 %y1467, ptr %v1467
  br label %h1468
h1468:
  %x1468 = load i32, ptr %v1468
  %y1468 = add i32 %x1468, 1
  store i32 %y1468, ptr %v1468
  br label %h1469
h1469:
  %x1469 = load i32, ptr %v1469
  %y1469 = add i32 %x1469, 1
  store i32 %y1469, ptr %v1469
  br label %h1470
h1470:
  %x1470 = load i32, ptr %v1470
  %y1470 = add i32 %x1470, 1
  store i32 %y1470, ptr %v1470
  br label %h1471
h1471:
  %x1471 = load i32, ptr %v1471
  %y1471 = add i32 %x1471, 1
  store i32 %y1471, ptr %v1471
  br label %h1472
h1472:
  %x1472 = load i32, ptr %v1472
  %y1472 = add i32 %x1472, 1
  store i32 %y1472, ptr %v1472
  br label %h1473
h1473:
  %x1473 = load i32, ptr %v1473
  %y1473 = add i32 %x1473, 1
  store i32 %y1473, ptr %v1473
  br label %h1474
h1474:
  %x1474 = load i32, ptr %v1474
  %y1474 = add i32 %x1474, 1
  store i32 %y1474, ptr %v1474
  br label %h1475
h1475:
  %x1475 = load i32, ptr %v1475
  %y1475 = add i32 %x1475, 1
  store i32 %y1475, ptr %v1475
  br label %h1476
h1476:
  %x1476 = load i32, ptr %v1476
  %y1476 = add i32 %x1476, 1
  store i32 %y1476, ptr %v1476
  br label %h1477
h1477:
  %x1477 = load i32, ptr %v1477
  %y1477 = add i32 %x1477, 1
  store i32 %y1477, ptr %v1477
  br label %h1478
h1478:
  %x1478 = load i32, ptr %v1478
  %y1478 = add i32 %x1478, 1
  store i32 %y1478, ptr %v1478
  br label %h1479
h1479:
  %x1479 = load i32, ptr %v1479
  %y1479 = add i32 %x1479, 1
  store i32 %y1479, ptr %v1479
  br label %h1480
h1480:
  %x1480 = load i32, ptr %v1480
  %y1480 = add i32 %x1480, 1
  store i32 %y1480, ptr %v1480
  br label %h1481
h1481:
  %x1481 = load i32, ptr %v1481
  %y1481 = add i32 %x1481, 1
  store i32 %y1481, ptr %v1481
  br label %h1482
h1482:
  %x1482 = load i32, ptr %v1482
  %y1482 = add i32 %x1482, 1
  store i32 %y1482, ptr %v1482
  br label %h1483
h1483:
  %x1483 = load i32, ptr %v1483
  %y1483 = add i32 %x1483, 1
  store i32 %y1483, ptr %v1483
  br label %h1484
h1484:
  %x1484 = load i32, ptr %v1484
  %y1484 = add i32 %x1484, 1
  store i32 %y1484, ptr %v1484
  br label %h1485
h1485:
  %x1485 = load i32, ptr %v1485
  %y1485 = add i32 %x1485, 1
  store i32 %y1485, ptr %v1485
  br label %h1486
h1486:
  %x1486 = load i32, ptr %v1486
  %y1486 = add i32 %x1486, 1
  store i32 %y1486, ptr %v1486
  br label %h1487
h1487:
  %x1487 = load i32, ptr %v1487
  %y1487 = add i32 %x1487, 1
  store i32 %y1487, ptr %v1487
  br label %h1488
h1488:
  %x1488 = load i32, ptr %v1488
  %y1488 = add i32 %x1488, 1
  store i32 %y1488, ptr %v1488
  br label %h1489
h1489:
  %x1489 = load i32, ptr %v1489
  %y1489 = add i32 %x1489, 1
  store i32 %y1489, ptr %v1489
  br label %h1490
h1490:
  %x1490 = load i32, ptr %v1490
  %y1490 = add i32 %x1490, 1
  store i32 %y1490, ptr %v1490
  br label %h1491
h1491:
  %x1491 = load i32, ptr %v1491
  %y1491 = add i32 %x1491, 1
  store i32 %y1491, ptr %v1491
  br label %h1492
h1492:
  %x1492 = load i32, ptr %v1492
  %y1492 = add i32 %x1492, 1
  store i32 %y1492, ptr %v1492
  br label %h1493
h1493:
  %x1493 = load i32, ptr %v1493
  %y1493 = add i32 %x1493, 1
  store i32 %y1493, ptr %v1493
  br label %h1494
h1494:
  %x1494 = load i32, ptr %v1494
  %y1494 = add i32 %x1494, 1
  store i32 %y1494, ptr %v1494
  br label %h1495
h1495:
  %x1495 = load i32, ptr %v1495
  %y1495 = add i32 %x1495, 1
  store i32 %y1495, ptr %v1495
  br label %h1496
h1496:
  %x1496 = load i32, ptr %v1496
  %y1496 = add i32 %x1496, 1
  store i32 %y1496, ptr %v1496
  br label %h1497
h1497:
  %x1497 = load i32, ptr %v1497
  %y1497 = add i32 %x1497, 1
  store i32 %y1497, ptr %v1497
  br label %h1498
h1498:
  %x1498 = load i32, ptr %v1498
  %y1498 = add i32 %x1498, 1
  store i32 %y1498, ptr %v1498
  br label %h1499
h1499:
  %x1499 = load i32, ptr %v1499
  %y1499 = add i32 %x1499, 1
  store i32 %y1499, ptr %v1499
  br label %h1500
h1500:
  br label %e1499
e1499:
  br i1 %c, label %h1499, label %e1498
e1498:
  br i1 %c, label %h1498, label %e1497
e1497:
  br i1 %c, label %h1497, label %e1496
e1496:
  br i1 %c, label %h1496, label %e1495
e1495:
  br i1 %c, label %h1495, label %e1494
e1494:
  br i1 %c, label %h1494, label %e1493
e1493:
  br i1 %c, label %h1493, label %e1492
e1492:
  br i1 %c, label %h1492, label %e1491
e1491:
  br i1 %c, label %h1491, label %e1490
e1490:
  br i1 %c, label %h1490, label %e1489
e1489:
  br i1 %c, label %h1489, label %e1488
e1488:
  br i1 %c, label %h1488, label %e1487
e1487:
  br i1 %c, label %h1487, label %e1486
e1486:
  br i1 %c, label %h1486, label %e1485
e1485:
  br i1 %c, label %h1485, label %e1484
e1484:
  br i1 %c, label %h1484, label %e1483
e1483:
  br i1 %c, label %h1483, label %e1482
e1482:
  br i1 %c, label %h1482, label %e1481
e1481:
  br i1 %c, label %h1481, label %e1480
e1480:
  br i1 %c, label %h1480, label %e1479
e1479:
  br i1 %c, label %h1479, label %e1478
e1478:
  br i1 %c, label %h1478, label %e1477
e1477:
  br i1 %c, label %h1477, label %e1476
e1476:
  br i1 %c, label %h1476, label %e1475
e1475:
  br i1 %c, label %h1475, label %e1474
e1474:
  br i1 %c, label %h1474, label %e1473
e1473:
  br i1 %c, label %h1473, label %e1472
e1472:
  br i1 %c, label %h1472, label %e1471
e1471:
  br i1 %c, label %h1471, label %e1470
e1470:
  br i1 %c, label %h1470, label %e1469
e1469:
  br i1 %c, label %h1469, label %e1468
e1468:
  br i1 %c, label %h1468, label %e1467
e1467:
  br i1 %c, label %h1467, label %e1466
e1466:
  br i1 %c, label %h1466, label %e1465
e1465:
  br i1 %c, label %h1465, label %e1464
e1464:
  br i1 %c, label %h1464, label %e1463
e1463:
  br i1 %c, label %h1463, label %e1462
e1462:
  br i1 %c, label %h1462, label %e1461
e1461:
  br i1 %c, label %h1461, label %e1460
e1460:
  br i1 %c, label %h1460, label %e1459
e1459:
  br i1 %c, label %h1459, label %e1458
e1458:
  br i1 %c, label %h1458, label %e1457
e1457:
  br i1 %c, label %h1457, label %e1456
e1456:
  br i1 %c, label %h1456, label %e1455
e1455:
  br i1 %c, label %h1455, label %e1454
e1454:
  br i1 %c, label %h1454, label %e1453
e1453:
  br i1 %c, label %h1453, label %e1452
e1452:
  br i1 %c, label %h1452, label %e1451
e1451:
  br i1 %c, label %h1451, label %e1450
e1450:
  br i1 %c, label %h1450, label %e1449
e1449:
  br i1 %c, label %h1449, label %e1448
e1448:
  br i1 %c, label %h1448, label %e1447
e1447:
  br i1 %c, label %h1447, label %e1446
e1446:
  br i1 %c, label %h1446, label %e1445
e1445:
  br i1 %c, label %h1445, label %e1444
e1444:
  br i1 %c, label %h1444, label %e1443
e1443:
  br i1 %c, label %h1443, label %e1442
e1442:
  br i1 %c, label %h1442, label %e1441
e1441:
  br i1 %c, label %h1441, label %e1440
e1440:
  br i1 %c, label %h1440, label %e1439
e1439:
  br i1 %c, label %h1439, label %e1438
e1438:
  br i1 %c, label %h1438, label %e1437
e1437:
  br i1 %c, label %h1437, label %e1436
e1436:
  br i1 %c, label %h1436, label %e1435
e1435:
  br i1 %c, label %h1435, label %e1434
e1434:
  br i1 %c, label %h1434, label %e1433
e1433:
  br i1 %c, label %h1433, label %e1432
e1432:
  br i1 %c, label %h1432, label %e1431
e1431:
  br i1 %c, label %h1431, label %e1430
e1430:
  br i1 %c, label %h1430, label %e1429
e1429:
  br i1 %c, label %h1429, label %e1428
e1428:
  br i1 %c, label %h1428, label %e1427
e1427:
  br i1 %c, label %h1427, label %e1426
e1426:
  br i1 %c, label %h1426, label %e1425
e1425:
  br i1 %c, label %h1425, label %e1424
e1424:
  br i1 %c, label %h1424, label %e1423
e1423:
  br i1 %c, label %h1423, label %e1422
e1422:
  br i1 %c, label %h1422, label %e1421
e1421:
  br i1 %c, label %h1421, label %e1420
e1420:
  br i1 %c, label %h1420, label %e1419
e1419:
  br i1 %c, label %h1419, label %e1418
e1418:
  br i1 %c, label %h1418, label %e1417
e1417:
  br i1 %c, label %h1417, label %e1416
e1416:
  br i1 %c, label %h1416, label %e1415
e1415:
  br i1 %c, label %h1415, label %e1414
e1414:
  br i1 %c, label %h1414, label %e1413
e1413:
  br i1 %c, label %h1413, label %e1412
e1412:
  br i1 %c, label %h1412, label %e1411
e1411:
  br i1 %c, label %h1411, label %e1410
e1410:
  br i1 %c, label %h1410, label %e1409
e1409:
  br i1 %c, label %h1409, label %e1408
e1408:
  br i1 %c, label %h1408, label %e1407
e1407:
  br i1 %c, label %h1407, label %e1406
e1406:
  br i1 %c, label %h1406, label %e1405
e1405:
  br i1 %c, label %h1405, label %e1404
e1404:
  br i1 %c, label %h1404, label %e1403
e1403:
  br i1 %c, label %h1403, label %e1402
e1402:
  br i1 %c, label %h1402, label %e1401
e1401:
  br i1 %c, label %h1401, label %e1400
e1400:
  br i1 %c, label %h1400, label %e1399
e1399:
  br i1 %c, label %h1399, label %e1398
e1398:
  br i1 %c, label %h1398, label %e1397
e1397:
  br i1 %c, label %h1397, label %e1396
e1396:
  br i1 %c, label %h1396, label %e1395
e1395:
  br i1 %c, label %h1395, label %e1394
e1394:
  br i1 %c, label %h1394, label %e1393
e1393:
  br i1 %c, label %h1393, label %e1392
e1392:
  br i1 %c, label %h1392, label %e1391
e1391:
  br i1 %c, label %h1391, label %e1390
e1390:
  br i1 %c, label %h1390, label %e1389
e1389:
  br i1 %c, label %h1389, label %e1388
e1388:
  br i1 %c, label %h1388, label %e1387
e1387:
  br i1 %c, label %h1387, label %e1386
e1386:
  br i1 %c, label %h1386, label %e1385
e1385:
  br i1 %c, label %h1385, label %e1384
e1384:
  br i1 %c, label %h1384, label %e1383
e1383:
  br i1 %c, label %h1383, label %e1382
e1382:
  br i1 %c, label %h1382, label %e1381
e1381:
  br i1 %c, label %h1381, label %e1380
e1380:
  br i1 %c, label %h1380, label %e1379
e1379:
  br i1 %c, label %h1379, label %e1378
e1378:
  br i1 %c, label %h1378, label %e1377
e1377:
  br i1 %c, label %h1377, label %e1376
e1376:
  br i1 %c, label %h1376, label %e1375
e1375:
  br i1 %c, label %h1375, label %e1374
e1374:
  br i1 %c, label %h1374, label %e1373
e1373:
  br i1 %c, label %h1373, label %e1372
e1372:
  br i1 %c, label %h1372, label %e1371
e1371:
  br i1 %c, label %h1371, label %e1370
e1370:
  br i1 %c, label %h1370, label %e1369
e1369:
  br i1 %c, label %h1369, label %e1368
e1368:
  br i1 %c, label %h1368, label %e1367
e1367:
  br i1 %c, label %h1367, label %e1366
e1366:
  br i1 %c, label %h1366, label %e1365
e1365:
  br i1 %c, label %h1365, label %e1364
e1364:
  br i1 %c, label %h1364, label %e1363
e1363:
  br i1 %c, label %h1363, label %e1362
e1362:
  br i1 %c, label %h1362, label %e1361
e1361:
  br i1 %c, label %h1361, label %e1360
e1360:
  br i1 %c, label %h1360, label %e1359
e1359:
  br i1 %c, label %h1359, label %e1358
e1358:
  br i1 %c, label %h1358, label %e1357
e1357:
  br i1 %c, label %h1357, label %e1356
e1356:
  br i1 %c, label %h1356, label %e1355
e1355:
  br i1 %c, label %h1355, label %e1354
e1354:
  br i1 %c, label %h1354, label %e1353
e1353:
  br i1 %c, label %h1353, label %e1352
e1352:
  br i1 %c, label %h1352, label %e1351
e1351:
  br i1 %c, label %h1351, label %e1350
e1350:
  br i1 %c, label %h1350, label %e1349
e1349:
  br i1 %c, label %h1349, label %e1348
e1348:
  br i1 %c, label %h1348, label %e1347
e1347:
  br i1 %c, label %h1347, label %e1346
e1346:
  br i1 %c, label %h1346, label %e1345
e1345:
  br i1 %c, label %h1345, label %e1344
e1344:
  br i1 %c, label %h1344, label %e1343
e1343:
  br i1 %c, label %h1343, label %e1342
e1342:
  br i1 %c, label %h1342, label %e1341
e1341:
  br i1 %c, label %h1341, label %e1340
e1340:
  br i1 %c, label %h1340, label %e1339
e1339:
  br i1 %c, label %h1339, label %e1338
e1338:
  br i1 %c, label %h1338, label %e1337
e1337:
  br i1 %c, label %h1337, label %e1336
e1336:
  br i1 %c, label %h1336, label %e1335
e1335:
  br i1 %c, label %h1335, label %e1334
e1334:
  br i1 %c, label %h1334, label %e1333
e1333:
  br i1 %c, label %h1333, label %e1332
e1332:
  br i1 %c, label %h1332, label %e1331
e1331:
  br i1 %c, label %h1331, label %e1330
e1330:
  br i1 %c, label %h1330, label %e1329
e1329:
  br i1 %c, label %h1329, label %e1328
e1328:
  br i1 %c, label %h1328, label %e1327
e1327:
  br i1 %c, label %h1327, label %e1326
e1326:
  br i1 %c, label %h1326, label %e1325
e1325:
  br i1 %c, label %h1325, label %e1324
e1324:
  br i1 %c, label %h1324, label %e1323
e1323:
  br i1 %c, label %h1323, label %e1322
e1322:
  br i1 %c, label %h1322, label %e1321
e1321:
  br i1 %c, label %h1321, label %e1320
e1320:
  br i1 %c, label %h1320, label %e1319
e1319:
  br i1 %c, label %h1319, label %e1318
e1318:
  br i1 %c, label %h1318, label %e1317
e1317:
  br i1 %c, label %h1317, label %e1316
e1316:
  br i1 %c, label %h1316, label %e1315
e1315:
  br i1 %c, label %h1315, label %e1314
e1314:
  br i1 %c, label %h1314, label %e1313
e1313:
  br i1 %c, label %h1313, label %e1312
e1312:
  br i1 %c, label %h1312, label %e1311
e1311:
  br i1 %c, label %h1311, label %e1310
e1310:
  br i1 %c, label %h1310, label %e1309
e1309:
  br i1 %c, label %h1309, label %e1308
e1308:
  br i1 %c, label %h1308, label %e1307
e1307:
  br i1 %c, label %h1307, label %e1306
e1306:
  br i1 %c, label %h1306, label %e1305
e1305:
  br i1 %c, label %h1305, label %e1304
e1304:
  br i1 %c, label %h1304, label %e1303
e1303:
  br i1 %c, label %h1303, label %e1302
e1302:
  br i1 %c, label %h1302, label %e1301
e1301:
  br i1 %c, label %h1301, label %e1300
e1300:
  br i1 %c, label %h1300, label %e1299
e1299:
  br i1 %c, label %h1299, label %e1298
e1298:
  br i1 %c, label %h1298, label %e1297
e1297:
  br i1 %c, label %h1297, label %e1296
e1296:
  br i1 %c, label %h1296, label %e1295
e1295:
  br i1 %c, label %h1295, label %e1294
e1294:
  br i1 %c, label %h1294, label %e1293
e1293:
  br i1 %c, label %h1293, label %e1292
e1292:
  br i1 %c, label %h1292, label %e1291
e1291:
  br i1 %c, label %h1291, label %e1290
e1290:
  br i1 %c, label %h1290, label %e1289
e1289:
  br i1 %c, label %h1289, label %e1288
e1288:
  br i1 %c, label %h1288, label %e1287
e1287:
  br i1 %c, label %h1287, label %e1286
e1286:
  br i1 %c, label %h1286, label %e1285
e1285:
  br i1 %c, label %h1285, label %e1284
e1284:
  br i1 %c, label %h1284, label %e1283
e1283:
  br i1 %c, label %h1283, label %e1282
e1282:
  br i1 %c, label %h1282, label %e1281
e1281:
  br i1 %c, label %h1281, label %e1280
e1280:
  br i1 %c, label %h1280, label %e1279
e1279:
  br i1 %c, label %h1279, label %e1278
e1278:
  br i1 %c, label %h1278, label %e1277
e1277:
  br i1 %c, label %h1277, label %e1276
e1276:
  br i1 %c, label %h1276, label %e1275
e1275:
  br i1 %c, label %h1275, label %e1274
e1274:
  br i1 %c, label %h1274, label %e1273
e1273:
  br i1 %c, label %h1273, label %e1272
e1272:
  br i1 %c, label %h1272, label %e1271
e1271:
  br i1 %c, label %h1271, label %e1270
e1270:
  br i1 %c, label %h1270, label %e1269
e1269:
  br i1 %c, label %h1269, label %e1268
e1268:
  br i1 %c, label %h1268, label %e1267
e1267:
  br i1 %c, label %h1267, label %e1266
e1266:
  br i1 %c, label %h1266, label %e1265
e1265:
  br i1 %c, label %h1265, label %e1264
e1264:
  br i1 %c, label %h1264, label %e1263
e1263:
  br i1 %c, label %h1263, label %e1262
e1262:
  br i1 %c, label %h1262, label %e1261
e1261:
  br i1 %c, label %h1261, label %e1260
e1260:
  br i1 %c, label %h1260, label %e1259
e1259:
  br i1 %c, label %h1259, label %e1258
e1258:
  br i1 %c, label %h1258, label %e1257
e1257:
  br i1 %c, label %h1257, label %e1256
e1256:
  br i1 %c, label %h1256, label %e1255
e1255:
  br i1 %c, label %h1255, label %e1254
e1254:
  br i1 %c, label %h1254, label %e1253
e1253:
  br i1 %c, label %h1253, label %e1252
e1252:
  br i1 %c, label %h1252, label %e1251
e1251:
  br i1 %c, label %h1251, label %e1250
e1250:
  br i1 %c, label %h1250, label %e1249
e1249:
  br i1 %c, label %h1249, label %e1248
e1248:
  br i1 %c, label %h1248, label %e1247
e1247:
  br i1 %c, label %h1247, label %e1246
e1246:
  br i1 %c, label %h1246, label %e1245
e1245:
  br i1 %c, label %h1245, label %e1244
e1244:
  br i1 %c, label %h1244, label %e1243
e1243:
  br i1 %c, label %h1243, label %e1242
e1242:
  br i1 %c, label %h1242, label %e1241
e1241:
  br i1 %c, label %h1241, label %e1240
e1240:
  br i1 %c, label %h1240, label %e1239
e1239:
  br i1 %c, label %h1239, label %e1238
e1238:
  br i1 %c, label %h1238, label %e1237
e1237:
  br i1 %c, label %h1237, label %e1236
e1236:
  br i1 %c, label %h1236, label %e1235
e1235:
  br i1 %c, label %h1235, label %e1234
e1234:
  br i1 %c, label %h1234, label %e1233
e1233:
  br i1 %c, label %h1233, label %e1232
e1232:
  br i1 %c, label %h1232, label %e1231
e1231:
  br i1 %c, label %h1231, label %e1230
e1230:
  br i1 %c, label %h1230, label %e1229
e1229:
  br i1 %c, label %h1229, label %e1228
e1228:
  br i1 %c, label %h1228, label %e1227
e1227:
  br i1 %c, label %h1227, label %e1226
e1226:
  br i1 %c, label %h1226, label %e1225
e1225:
  br i1 %c, label %h1225, label %e1224
e1224:
  br i1 %c, label %h1224, label %e1223
e1223:
  br i1 %c, label %h1223, label %e1222
e1222:
  br i1 %c, label %h1222, label %e1221
e1221:
  br i1 %c, label %h1221, label %e1220
e1220:
  br i1 %c, label %h1220, label %e1219
e1219:
  br i1 %c, label %h1219, label %e1218
e1218:
  br i1 %c, label %h1218, label %e1217
e1217:
  br i1 %c, label %h1217, label %e1216
e1216:
  br i1 %c, label %h1216, label %e1215
e1215:
  br i1 %c, label %h1215, label %e1214
e1214:
  br i1 %c, label %h1214, label %e1213
e1213:
  br i1 %c, label %h1213, label %e1212
e1212:
  br i1 %c, label %h1212, label %e1211
e1211:
  br i1 %c, label %h1211, label %e1210
e1210:
  br i1 %c, label %h1210, label %e1209
e1209:
  br i1 %c, label %h1209, label %e1208
e1208:
  br i1 %c, label %h1208, label %e1207
e1207:
  br i1 %c, label %h1207, label %e1206
e1206:
  br i1 %c, label %h1206, label %e1205
e1205:
  br i1 %c, label %h1205, label %e1204
e1204:
  br i1 %c, label %h1204, label %e1203
e1203:
  br i1 %c, label %h1203, label %e1202
e1202:
  br i1 %c, label %h1202, label %e1201
e1201:
  br i1 %c, label %h1201, label %e1200
e1200:
  br i1 %c, label %h1200, label %e1199
e1199:
  br i1 %c, label %h1199, label %e1198
e1198:
  br i1 %c, label %h1198, label %e1197
e1197:
  br i1 %c, label %h1197, label %e1196
e1196:
  br i1 %c, label %h1196, label %e1195
e1195:
  br i1 %c, label %h1195, label %e1194
e1194:
  br i1 %c, label %h1194, label %e1193
e1193:
  br i1 %c, label %h1193, label %e1192
e1192:
  br i1 %c, label %h1192, label %e1191
e1191:
  br i1 %c, label %h1191, label %e1190
e1190:
  br i1 %c, label %h1190, label %e1189
e1189:
  br i1 %c, label %h1189, label %e1188
e1188:
  br i1 %c, label %h1188, label %e1187
e1187:
  br i1 %c, label %h1187, label %e1186
e1186:
  br i1 %c, label %h1186, label %e1185
e1185:
  br i1 %c, label %h1185, label %e1184
e1184:
  br i1 %c, label %h1184, label %e1183
e1183:
  br i1 %c, label %h1183, label %e1182
e1182:
  br i1 %c, label %h1182, label %e1181
e1181:
  br i1 %c, label %h1181, label %e1180
e1180:
  br i1 %c, label %h1180, label %e1179
e1179:
  br i1 %c, label %h1179, label %e1178
e1178:
  br i1 %c, label %h1178, label %e1177
e1177:
  br i1 %c, label %h1177, label %e1176
e1176:
  br i1 %c, label %h1176, label %e1175
e1175:
  br i1 %c, label %h1175, label %e1174
e1174:
  br i1 %c, label %h1174, label %e1173
e1173:
  br i1 %c, label %h1173, label %e1172
e1172:
  br i1 %c, label %h1172, label %e1171
e1171:
  br i1 %c, label %h1171, label %e1170
e1170:
  br i1 %c, label %h1170, label %e1169
e1169:
  br i1 %c, label %h1169, label %e1168
e1168:
  br i1 %c, label %h1168, label %e1167
e1167:
  br i1 %c, label %h1167, label %e1166
e1166:
  br i1 %c, label %h1166, label %e1165
e1165:
  br i1 %c, label %h1165, label %e1164
e1164:
  br i1 %c, label %h1164, label %e1163
e1163:
  br i1 %c, label %h1163, label %e1162
e1162:
  br i1 %c, label %h1162, label %e1161
e1161:
  br i1 %c, label %h1161, label %e1160
e1160:
  br i1 %c, label %h1160, label %e1159
e1159:
  br i1 %c, label %h1159, label %e1158
e1158:
  br i1 %c, label %h1158, label %e1157
e1157:
  br i1 %c, label %h1157, label %e1156
e1156:
  br i1 %c, label %h1156, label %e1155
e1155:
  br i1 %c, label %h1155, label %e1154
e1154:
  br i1 %c, label %h1154, label %e1153
e1153:
  br i1 %c, label %h1153, label %e1152
e1152:
  br i1 %c, label %h1152, label %e1151
e1151:
  br i1 %c, label %h1151, label %e1150
e1150:
  br i1 %c, label %h1150, label %e1149
e1149:
  br i1 %c, label %h1149, label %e1148
e1148:
  br i1 %c, label %h1148, label %e1147
e1147:
  br i1 %c, label %h1147, label %e1146
e1146:
  br i1 %c, label %h1146, label %e1145
e1145:
  br i1 %c, label %h1145, label %e1144
e1144:
  br i1 %c, label %h1144, label %e1143
e1143:
  br i1 %c, label %h1143, label %e1142
e1142:
  br i1 %c, label %h1142, label %e1141
e1141:
  br i1 %c, label %h1141, label %e1140
e1140:
  br i1 %c, label %h1140, label %e1139
e1139:
  br i1 %c, label %h1139, label %e1138
e1138:
  br i1 %c, label %h1138, label %e1137
e1137:
  br i1 %c, label %h1137, label %e1136
e1136:
  br i1 %c, label %h1136, label %e1135
e1135:
  br i1 %c, label %h1135, label %e1134
e1134:
  br i1 %c, label %h1134, label %e1133
e1133:
  br i1 %c, label %h1133, label %e1132
e1132:
  br i1 %c, label %h1132, label %e1131
e1131:
  br i1 %c, label %h1131, label %e1130
e1130:
  br i1 %c, label %h1130, label %e1129
e1129:
  br i1 %c, label %h1129, label %e1128
e1128:
  br i1 %c, label %h1128, label %e1127
e1127:
  br i1 %c, label %h1127, label %e1126
e1126:
  br i1 %c, label %h1126, label %e1125
e1125:
  br i1 %c, label %h1125, label %e1124
e1124:
  br i1 %c, label %h1124, label %e1123
e1123:
  br i1 %c, label %h1123, label %e1122
e1122:
  br i1 %c, label %h1122, label %e1121
e1121:
  br i1 %c, label %h1121, label %e1120
e1120:
  br i1 %c, label %h1120, label %e1119
e1119:
  br i1 %c, label %h1119, label %e1118
e1118:
  br i1 %c, label %h1118, label %e1117
e1117:
  br i1 %c, label %h1117, label %e1116
e1116:
  br i1 %c, label %h1116, label %e1115
e1115:
  br i1 %c, label %h1115, label %e1114
e1114:
  br i1 %c, label %h1114, label %e1113
e1113:
  br i1 %c, label %h1113, label %e1112
e1112:
  br i1 %c, label %h1112, label %e1111
e1111:
  br i1 %c, label %h1111, label %e1110
e1110:
  br i1 %c, label %h1110, label %e1109
e1109:
  br i1 %c, label %h1109, label %e1108
e1108:
  br i1 %c, label %h1108, label %e1107
e1107:
  br i1 %c, label %h1107, label %e1106
e1106:
  br i1 %c, label %h1106, label %e1105
e1105:
  br i1 %c, label %h1105, label %e1104
e1104:
  br i1 %c, label %h1104, label %e1103
e1103:
  br i1 %c, label %h1103, label %e1102
e1102:
  br i1 %c, label %h1102, label %e1101
e1101:
  br i1 %c, label %h1101, label %e1100
e1100:
  br i1 %c, label %h1100, label %e1099
e1099:
  br i1 %c, label %h1099, label %e1098
e1098:
  br i1 %c, label %h1098, label %e1097
e1097:
  br i1 %c, label %h1097, label %e1096
e1096:
  br i1 %c, label %h1096, label %e1095
e1095:
  br i1 %c, label %h1095, label %e1094
e1094:
  br i1 %c, label %h1094, label %e1093
e1093:
  br i1 %c, label %h1093, label %e1092
e1092:
  br i1 %c, label %h1092, label %e1091
e1091:
  br i1 %c, label %h1091, label %e1090
e1090:
  br i1 %c, label %h1090, label %e1089
e1089:
  br i1 %c, label %h1089, label %e1088
e1088:
  br i1 %c, label %h1088, label %e1087
e1087:
  br i1 %c, label %h1087, label %e1086
e1086:
  br i1 %c, label %h1086, label %e1085
e1085:
  br i1 %c, label %h1085, label %e1084
e1084:
  br i1 %c, label %h1084, label %e1083
e1083:
  br i1 %c, label %h1083, label %e1082
e1082:
  br i1 %c, label %h1082, label %e1081
e1081:
  br i1 %c, label %h1081, label %e1080
e1080:
  br i1 %c, label %h1080, label %e1079
e1079:
  br i1 %c, label %h1079, label %e1078
e1078:
  br i1 %c, label %h1078, label %e1077
e1077:
  br i1 %c, label %h1077, label %e1076
e1076:
  br i1 %c, label %h1076, label %e1075
e1075:
  br i1 %c, label %h1075, label %e1074
e1074:
  br i1 %c, label %h1074, label %e1073
e1073:
  br i1 %c, label %h1073, label %e1072
e1072:
  br i1 %c, label %h1072, label %e1071
e1071:
  br i1 %c, label %h1071, label %e1070
e1070:
  br i1 %c, label %h1070, label %e1069
e1069:
  br i1 %c, label %h1069, label %e1068
e1068:
  br i1 %c, label %h1068, label %e1067
e1067:
  br i1 %c, label %h1067, label %e1066
e1066:
  br i1 %c, label %h1066, label %e1065
e1065:
  br i1 %c, label %h1065, label %e1064
e1064:
  br i1 %c, label %h1064, label %e1063
e1063:
  br i1 %c, label %h1063, label %e1062
e1062:
  br i1 %c, label %h1062, label %e1061
e1061:
  br i1 %c, label %h1061, label %e1060
e1060:
  br i1 %c, label %h1060, label %e1059
e1059:
  br i1 %c, label %h1059, label %e1058
e1058:
  br i1 %c, label %h1058, label %e1057
e1057:
  br i1 %c, label %h1057, label %e1056
e1056:
  br i1 %c, label %h1056, label %e1055
e1055:
  br i1 %c, label %h1055, label %e1054
e1054:
  br i1 %c, label %h1054, label %e1053
e1053:
  br i1 %c, label %h1053, label %e1052
e1052:
  br i1 %c, label %h1052, label %e1051
e1051:
  br i1 %c, label %h1051, label %e1050
e1050:
  br i1 %c, label %h1050, label %e1049
e1049:
  br i1 %c, label %h1049, label %e1048
e1048:
  br i1 %c, label %h1048, label %e1047
e1047:
  br i1 %c, label %h1047, label %e1046
e1046:
  br i1 %c, label %h1046, label %e1045
e1045:
  br i1 %c, label %h1045, label %e1044
e1044:
  br i1 %c, label %h1044, label %e1043
e1043:
  br i1 %c, label %h1043, label %e1042
e1042:
  br i1 %c, label %h1042, label %e1041
e1041:
  br i1 %c, label %h1041, label %e1040
e1040:
  br i1 %c, label %h1040, label %e1039
e1039:
  br i1 %c, label %h1039, label %e1038
e1038:
  br i1 %c, label %h1038, label %e1037
e1037:
  br i1 %c, label %h1037, label %e1036
e1036:
  br i1 %c, label %h1036, label %e1035
e1035:
  br i1 %c, label %h1035, label %e1034
e1034:
  br i1 %c, label %h1034, label %e1033
e1033:
  br i1 %c, label %h1033, label %e1032
e1032:
  br i1 %c, label %h1032, label %e1031
e1031:
  br i1 %c, label %h1031, label %e1030
e1030:
  br i1 %c, label %h1030, label %e1029
e1029:
  br i1 %c, label %h1029, label %e1028
e1028:
  br i1 %c, label %h1028, label %e1027
e1027:
  br i1 %c, label %h1027, label %e1026
e1026:
  br i1 %c, label %h1026, label %e1025
e1025:
  br i1 %c, label %h1025, label %e1024
e1024:
  br i1 %c, label %h1024, label %e1023
e1023:
  br i1 %c, label %h1023, label %e1022
e1022:
  br i1 %c, label %h1022, label %e1021
e1021:
  br i1 %c, label %h1021, label %e1020
e1020:
  br i1 %c, label %h1020, label %e1019
e1019:
  br i1 %c, label %h1019, label %e1018
e1018:
  br i1 %c, label %h1018, label %e1017
e1017:
  br i1 %c, label %h1017, label %e1016
e1016:
  br i1 %c, label %h1016, label %e1015
e1015:
  br i1 %c, label %h1015, label %e1014
e1014:
  br i1 %c, label %h1014, label %e1013
e1013:
  br i1 %c, label %h1013, label %e1012
e1012:
  br i1 %c, label %h1012, label %e1011
e1011:
  br i1 %c, label %h1011, label %e1010
e1010:
  br i1 %c, label %h1010, label %e1009
e1009:
  br i1 %c, label %h1009, label %e1008
e1008:
  br i1 %c, label %h1008, label %e1007
e1007:
  br i1 %c, label %h1007, label %e1006
e1006:
  br i1 %c, label %h1006, label %e1005
e1005:
  br i1 %c, label %h1005, label %e1004
e1004:
  br i1 %c, label %h1004, label %e1003
e1003:
  br i1 %c, label %h1003, label %e1002
e1002:
  br i1 %c, label %h1002, label %e1001
e1001:
  br i1 %c, label %h1001, label %e1000
e1000:
  br i1 %c, label %h1000, label %e999
e999:
  br i1 %c, label %h999, label %e998
e998:
  br i1 %c, label %h998, label %e997
e997:
  br i1 %c, label %h997, label %e996
e996:
  br i1 %c, label %h996, label %e995
e995:
  br i1 %c, label %h995, label %e994
e994:
  br i1 %c, label %h994, label %e993
e993:
  br i1 %c, label %h993, label %e992
e992:
  br i1 %c, label %h992, label %e991
e991:
  br i1 %c, label %h991, label %e990
e990:
  br i1 %c, label %h990, label %e989
e989:
  br i1 %c, label %h989, label %e988
e988:
  br i1 %c, label %h988, label %e987
e987:
  br i1 %c, label %h987, label %e986
e986:
  br i1 %c, label %h986, label %e985
e985:
  br i1 %c, label %h985, label %e984
e984:
  br i1 %c, label %h984, label %e983
e983:
  br i1 %c, label %h983, label %e982
e982:
  br i1 %c, label %h982, label %e981
e981:
  br i1 %c, label %h981, label %e980
e980:
  br i1 %c, label %h980, label %e979
e979:
  br i1 %c, label %h979, label %e978
e978:
  br i1 %c, label %h978, label %e977
e977:
  br i1 %c, label %h977, label %e976
e976:
  br i1 %c, label %h976, label %e975
e975:
  br i1 %c, label %h975, label %e974
e974:
  br i1 %c, label %h974, label %e973
e973:
  br i1 %c, label %h973, label %e972
e972:
  br i1 %c, label %h972, label %e971
e971:
  br i1 %c, label %h971, label %e970
e970:
  br i1 %c, label %h970, label %e969
e969:
  br i1 %c, label %h969, label %e968
e968:
  br i1 %c, label %h968, label %e967
e967:
  br i1 %c, label %h967, label %e966
e966:
  br i1 %c, label %h966, label %e965
e965:
  br i1 %c, label %h965, label %e964
e964:
  br i1 %c, label %h964, label %e963
e963:
  br i1 %c, label %h963, label %e962
e962:
  br i1 %c, label %h962, label %e961
e961:
  br i1 %c, label %h961, label %e960
e960:
  br i1 %c, label %h960, label %e959
e959:
  br i1 %c, label %h959, label %e958
e958:
  br i1 %c, label %h958, label %e957
e957:
  br i1 %c, label %h957, label %e956
e956:
  br i1 %c, label %h956, label %e955
e955:
  br i1 %c, label %h955, label %e954
e954:
  br i1 %c, label %h954, label %e953
e953:
  br i1 %c, label %h953, label %e952
e952:
  br i1 %c, label %h952, label %e951
e951:
  br i1 %c, label %h951, label %e950
e950:
  br i1 %c, label %h950, label %e949
e949:
  br i1 %c, label %h949, label %e948
e948:
  br i1 %c, label %h948, label %e947
e947:
  br i1 %c, label %h947, label %e946
e946:
  br i1 %c, label %h946, label %e945
e945:
  br i1 %c, label %h945, label %e944
e944:
  br i1 %c, label %h944, label %e943
e943:
  br i1 %c, label %h943, label %e942
e942:
  br i1 %c, label %h942, label %e941
e941:
  br i1 %c, label %h941, label %e940
e940:
  br i1 %c, label %h940, label %e939
e939:
  br i1 %c, label %h939, label %e938
e938:
  br i1 %c, label %h938, label %e937
e937:
  br i1 %c, label %h937, label %e936
e936:
  br i1 %c, label %h936, label %e935
e935:
  br i1 %c, label %h935, label %e934
e934:
  br i1 %c, label %h934, label %e933
e933:
  br i1 %c, label %h933, label %e932
e932:
  br i1 %c, label %h932, label %e931
e931:
  br i1 %c, label %h931, label %e930
e930:
  br i1 %c, label %h930, label %e929
e929:
  br i1 %c, label %h929, label %e928
e928:
  br i1 %c, label %h928, label %e927
e927:
  br i1 %c, label %h927, label %e926
e926:
  br i1 %c, label %h926, label %e925
e925:
  br i1 %c, label %h925, label %e924
e924:
  br i1 %c, label %h924, label %e923
e923:
  br i1 %c, label %h923, label %e922
e922:
  br i1 %c, label %h922, label %e921
e921:
  br i1 %c, label %h921, label %e920
e920:
  br i1 %c, label %h920, label %e919
e919:
  br i1 %c, label %h919, label %e918
e918:
  br i1 %c, label %h918, label %e917
e917:
  br i1 %c, label %h917, label %e916
e916:
  br i1 %c, label %h916, label %e915
e915:
  br i1 %c, label %h915, label %e914
e914:
  br i1 %c, label %h914, label %e913
e913:
  br i1 %c, label %h913, label %e912
e912:
  br i1 %c, label %h912, label %e911
e911:
  br i1 %c, label %h911, label %e910
e910:
  br i1 %c, label %h910, label %e909
e909:
  br i1 %c, label %h909, label %e908
e908:
  br i1 %c, label %h908, label %e907
e907:
  br i1 %c, label %h907, label %e906
e906:
  br i1 %c, label %h906, label %e905
e905:
  br i1 %c, label %h905, label %e904
e904:
  br i1 %c, label %h904, label %e903
e903:
  br i1 %c, label %h903, label %e902
e902:
  br i1 %c, label %h902, label %e901
e901:
  br i1 %c, label %h901, label %e900
e900:
  br i1 %c, label %h900, label %e899
e899:
  br i1 %c, label %h899, label %e898
e898:
  br i1 %c, label %h898, label %e897
e897:
  br i1 %c, label %h897, label %e896
e896:
  br i1 %c, label %h896, label %e895
e895:
  br i1 %c, label %h895, label %e894
e894:
  br i1 %c, label %h894, label %e893
e893:
  br i1 %c, label %h893, label %e892
e892:
  br i1 %c, label %h892, label %e891
e891:
  br i1 %c, label %h891, label %e890
e890:
  br i1 %c, label %h890, label %e889
e889:
  br i1 %c, label %h889, label %e888
e888:
  br i1 %c, label %h888, label %e887
e887:
  br i1 %c, label %h887, label %e886
e886:
  br i1 %c, label %h886, label %e885
e885:
  br i1 %c, label %h885, label %e884
e884:
  br i1 %c, label %h884, label %e883
e883:
  br i1 %c, label %h883, label %e882
e882:
  br i1 %c, label %h882, label %e881
e881:
  br i1 %c, label %h881, label %e880
e880:
  br i1 %c, label %h880, label %e879
e879:
  br i1 %c, label %h879, label %e878
e878:
  br i1 %c, label %h878, label %e877
e877:
  br i1 %c, label %h877, label %e876
e876:
  br i1 %c, label %h876, label %e875
e875:
  br i1 %c, label %h875, label %e874
e874:
  br i1 %c, label %h874, label %e873
e873:
  br i1 %c, label %h873, label %e872
e872:
  br i1 %c, label %h872, label %e871
e871:
  br i1 %c, label %h871, label %e870
e870:
  br i1 %c, label %h870, label %e869
e869:
  br i1 %c, label %h869, label %e868
e868:
  br i1 %c, label %h868, label %e867
e867:
  br i1 %c, label %h867, label %e866
e866:
  br i1 %c, label %h866, label %e865
e865:
  br i1 %c, label %h865, label %e864
e864:
  br i1 %c, label %h864, label %e863
e863:
  br i1 %c, label %h863, label %e862
e862:
  br i1 %c, label %h862, label %e861
e861:
  br i1 %c, label %h861, label %e860
e860:
  br i1 %c, label %h860, label %e859
e859:
  br i1 %c, label %h859, label %e858
e858:
  br i1 %c, label %h858, label %e857
e857:
  br i1 %c, label %h857, label %e856
e856:
  br i1 %c, label %h856, label %e855
e855:
  br i1 %c, label %h855, label %e854
e854:
  br i1 %c, label %h854, label %e853
e853:
  br i1 %c, label %h853, label %e852
e852:
  br i1 %c, label %h852, label %e851
e851:
  br i1 %c, label %h851, label %e850
e850:
  br i1 %c, label %h850, label %e849
e849:
  br i1 %c, label %h849, label %e848
e848:
  br i1 %c, label %h848, label %e847
e847:
  br i1 %c, label %h847, label %e846
e846:
  br i1 %c, label %h846, label %e845
e845:
  br i1 %c, label %h845, label %e844
e844:
  br i1 %c, label %h844, label %e843
e843:
  br i1 %c, label %h843, label %e842
e842:
  br i1 %c, label %h842, label %e841
e841:
  br i1 %c, label %h841, label %e840
e840:
  br i1 %c, label %h840, label %e839
e839:
  br i1 %c, label %h839, label %e838
e838:
  br i1 %c, label %h838, label %e837
e837:
  br i1 %c, label %h837, label %e836
e836:
  br i1 %c, label %h836, label %e835
e835:
  br i1 %c, label %h835, label %e834
e834:
  br i1 %c, label %h834, label %e833
e833:
  br i1 %c, label %h833, label %e832
e832:
  br i1 %c, label %h832, label %e831
e831:
  br i1 %c, label %h831, label %e830
e830:
  br i1 %c, label %h830, label %e829
e829:
  br i1 %c, label %h829, label %e828
e828:
  br i1 %c, label %h828, label %e827
e827:
  br i1 %c, label %h827, label %e826
e826:
  br i1 %c, label %h826, label %e825
e825:
  br i1 %c, label %h825, label %e824
e824:
  br i1 %c, label %h824, label %e823
e823:
  br i1 %c, label %h823, label %e822
e822:
  br i1 %c, label %h822, label %e821
e821:
  br i1 %c, label %h821, label %e820
e820:
  br i1 %c, label %h820, label %e819
e819:
  br i1 %c, label %h819, label %e818
e818:
  br i1 %c, label %h818, label %e817
e817:
  br i1 %c, label %h817, label %e816
e816:
  br i1 %c, label %h816, label %e815
e815:
  br i1 %c, label %h815, label %e814
e814:
  br i1 %c, label %h814, label %e813
e813:
  br i1 %c, label %h813, label %e812
e812:
  br i1 %c, label %h812, label %e811
e811:
  br i1 %c, label %h811, label %e810
e810:
  br i1 %c, label %h810, label %e809
e809:
  br i1 %c, label %h809, label %e808
e808:
  br i1 %c, label %h808, label %e807
e807:
  br i1 %c, label %h807, label %e806
e806:
  br i1 %c, label %h806, label %e805
e805:
  br i1 %c, label %h805, label %e804
e804:
  br i1 %c, label %h804, label %e803
e803:
  br i1 %c, label %h803, label %e802
e802:
  br i1 %c, label %h802, label %e801
e801:
  br i1 %c, label %h801, label %e800
e800:
  br i1 %c, label %h800, label %e799
e799:
  br i1 %c, label %h799, label %e798
e798:
  br i1 %c, label %h798, label %e797
e797:
  br i1 %c, label %h797, label %e796
e796:
  br i1 %c, label %h796, label %e795
e795:
  br i1 %c, label %h795, label %e794
e794:
  br i1 %c, label %h794, label %e793
e793:
  br i1 %c, label %h793, label %e792
e792:
  br i1 %c, label %h792, label %e791
e791:
  br i1 %c, label %h791, label %e790
e790:
  br i1 %c, label %h790, label %e789
e789:
  br i1 %c, label %h789, label %e788
e788:
  br i1 %c, label %h788, label %e787
e787:
  br i1 %c, label %h787, label %e786
e786:
  br i1 %c, label %h786, label %e785
e785:
  br i1 %c, label %h785, label %e784
e784:
  br i1 %c, label %h784, label %e783
e783:
  br i1 %c, label %h783, label %e782
e782:
  br i1 %c, label %h782, label %e781
e781:
  br i1 %c, label %h781, label %e780
e780:
  br i1 %c, label %h780, label %e779
e779:
  br i1 %c, label %h779, label %e778
e778:
  br i1 %c, label %h778, label %e777
e777:
  br i1 %c, label %h777, label %e776
e776:
  br i1 %c, label %h776, label %e775
e775:
  br i1 %c, label %h775, label %e774
e774:
  br i1 %c, label %h774, label %e773
e773:
  br i1 %c, label %h773, label %e772
e772:
  br i1 %c, label %h772, label %e771
e771:
  br i1 %c, label %h771, label %e770
e770:
  br i1 %c, label %h770, label %e769
e769:
  br i1 %c, label %h769, label %e768
e768:
  br i1 %c, label %h768, label %e767
e767:
  br i1 %c, label %h767, label %e766
e766:
  br i1 %c, label %h766, label %e765
e765:
  br i1 %c, label %h765, label %e764
e764:
  br i1 %c, label %h764, label %e763
e763:
  br i1 %c, label %h763, label %e762
e762:
  br i1 %c, label %h762, label %e761
e761:
  br i1 %c, label %h761, label %e760
e760:
  br i1 %c, label %h760, label %e759
e759:
  br i1 %c, label %h759, label %e758
e758:
  br i1 %c, label %h758, label %e757
e757:
  br i1 %c, label %h757, label %e756
e756:
  br i1 %c, label %h756, label %e755
e755:
  br i1 %c, label %h755, label %e754
e754:
  br i1 %c, label %h754, label %e753
e753:
  br i1 %c, label %h753, label %e752
e752:
  br i1 %c, label %h752, label %e751
e751:
  br i1 %c, label %h751, label %e750
e750:
  br i1 %c, label %h750, label %e749
e749:
  br i1 %c, label %h749, label %e748
e748:
  br i1 %c, label %h748, label %e747
e747:
  br i1 %c, label %h747, label %e746
e746:
  br i1 %c, label %h746, label %e745
e745:
  br i1 %c, label %h745, label %e744
e744:
  br i1 %c, label %h744, label %e743
e743:
  br i1 %c, label %h743, label %e742
e742:
  br i1 %c, label %h742, label %e741
e741:
  br i1 %c, label %h741, label %e740
e740:
  br i1 %c, label %h740, label %e739
e739:
  br i1 %c, label %h739, label %e738
e738:
  br i1 %c, label %h738, label %e737
e737:
  br i1 %c, label %h737, label %e736
e736:
  br i1 %c, label %h736, label %e735
e735:
  br i1 %c, label %h735, label %e734
e734:
  br i1 %c, label %h734, label %e733
e733:
  br i1 %c, label %h733, label %e732
e732:
  br i1 %c, label %h732, label %e731
e731:
  br i1 %c, label %h731, label %e730
e730:
  br i1 %c, label %h730, label %e729
e729:
  br i1 %c, label %h729, label %e728
e728:
  br i1 %c, label %h728, label %e727
e727:
  br i1 %c, label %h727, label %e726
e726:
  br i1 %c, label %h726, label %e725
e725:
  br i1 %c, label %h725, label %e724
e724:
  br i1 %c, label %h724, label %e723
e723:
  br i1 %c, label %h723, label %e722
e722:
  br i1 %c, label %h722, label %e721
e721:
  br i1 %c, label %h721, label %e720
e720:
  br i1 %c, label %h720, label %e719
e719:
  br i1 %c, label %h719, label %e718
e718:
  br i1 %c, label %h718, label %e717
e717:
  br i1 %c, label %h717, label %e716
e716:
  br i1 %c, label %h716, label %e715
e715:
  br i1 %c, label %h715, label %e714
e714:
  br i1 %c, label %h714, label %e713
e713:
  br i1 %c, label %h713, label %e712
e712:
  br i1 %c, label %h712, label %e711
e711:
  br i1 %c, label %h711, label %e710
e710:
  br i1 %c, label %h710, label %e709
e709:
  br i1 %c, label %h709, label %e708
e708:
  br i1 %c, label %h708, label %e707
e707:
  br i1 %c, label %h707, label %e706
e706:
  br i1 %c, label %h706, label %e705
e705:
  br i1 %c, label %h705, label %e704
e704:
  br i1 %c, label %h704, label %e703
e703:
  br i1 %c, label %h703, label %e702
e702:
  br i1 %c, label %h702, label %e701
e701:
  br i1 %c, label %h701, label %e700
e700:
  br i1 %c, label %h700, label %e699
e699:
  br i1 %c, label %h699, label %e698
e698:
  br i1 %c, label %h698, label %e697
e697:
  br i1 %c, label %h697, label %e696
e696:
  br i1 %c, label %h696, label %e695
e695:
  br i1 %c, label %h695, label %e694
e694:
  br i1 %c, label %h694, label %e693
e693:
  br i1 %c, label %h693, label %e692
e692:
  br i1 %c, label %h692, label %e691
e691:
  br i1 %c, label %h691, label %e690
e690:
  br i1 %c, label %h690, label %e689
e689:
  br i1 %c, label %h689, label %e688
e688:
  br i1 %c, label %h688, label %e687
e687:
  br i1 %c, label %h687, label %e686
e686:
  br i1 %c, label %h686, label %e685
e685:
  br i1 %c, label %h685, label %e684
e684:
  br i1 %c, label %h684, label %e683
e683:
  br i1 %c, label %h683, label %e682
e682:
  br i1 %c, label %h682, label %e681
e681:
  br i1 %c, label %h681, label %e680
e680:
  br i1 %c, label %h680, label %e679
e679:
  br i1 %c, label %h679, label %e678
e678:
  br i1 %c, label %h678, label %e677
e677:
  br i1 %c, label %h677, label %e676
e676:
  br i1 %c, label %h676, label %e675
e675:
  br i1 %c, label %h675, label %e674
e674:
  br i1 %c, label %h674, label %e673
e673:
  br i1 %c, label %h673, label %e672
e672:
  br i1 %c, label %h672, label %e671
e671:
  br i1 %c, label %h671, label %e670
e670:
  br i1 %c, label %h670, label %e669
e669:
  br i1 %c, label %h669, label %e668
e668:
  br i1 %c, label %h668, label %e667
e667:
  br i1 %c, label %h667, label %e666
e666:
  br i1 %c, label %h666, label %e665
e665:
  br i1 %c, label %h665, label %e664
e664:
  br i1 %c, label %h664, label %e663
e663:
  br i1 %c, label %h663, label %e662
e662:
  br i1 %c, label %h662, label %e661
e661:
  br i1 %c, label %h661, label %e660
e660:
  br i1 %c, label %h660, label %e659
e659:
  br i1 %c, label %h659, label %e658
e658:
  br i1 %c, label %h658, label %e657
e657:
  br i1 %c, label %h657, label %e656
e656:
  br i1 %c, label %h656, label %e655
e655:
  br i1 %c, label %h655, label %e654
e654:
  br i1 %c, label %h654, label %e653
e653:
  br i1 %c, label %h653, label %e652
e652:
  br i1 %c, label %h652, label %e651
e651:
  br i1 %c, label %h651, label %e650
e650:
  br i1 %c, label %h650, label %e649
e649:
  br i1 %c, label %h649, label %e648
e648:
  br i1 %c, label %h648, label %e647
e647:
  br i1 %c, label %h647, label %e646
e646:
  br i1 %c, label %h646, label %e645
e645:
  br i1 %c, label %h645, label %e644
e644:
  br i1 %c, label %h644, label %e643
e643:
  br i1 %c, label %h643, label %e642
e642:
  br i1 %c, label %h642, label %e641
e641:
  br i1 %c, label %h641, label %e640
e640:
  br i1 %c, label %h640, label %e639
e639:
  br i1 %c, label %h639, label %e638
e638:
  br i1 %c, label %h638, label %e637
e637:
  br i1 %c, label %h637, label %e636
e636:
  br i1 %c, label %h636, label %e635
e635:
  br i1 %c, label %h635, label %e634
e634:
  br i1 %c, label %h634, label %e633
e633:
  br i1 %c, label %h633, label %e632
e632:
  br i1 %c, label %h632, label %e631
e631:
  br i1 %c, label %h631, label %e630
e630:
  br i1 %c, label %h630, label %e629
e629:
  br i1 %c, label %h629, label %e628
e628:
  br i1 %c, label %h628, label %e627
e627:
  br i1 %c, label %h627, label %e626
e626:
  br i1 %c, label %h626, label %e625
e625:
  br i1 %c, label %h625, label %e624
e624:
  br i1 %c, label %h624, label %e623
e623:
  br i1 %c, label %h623, label %e622
e622:
  br i1 %c, label %h622, label %e621
e621:
  br i1 %c, label %h621, label %e620
e620:
  br i1 %c, label %h620, label %e619
e619:
  br i1 %c, label %h619, label %e618
e618:
  br i1 %c, label %h618, label %e617
e617:
  br i1 %c, label %h617, label %e616
e616:
  br i1 %c, label %h616, label %e615
e615:
  br i1 %c, label %h615, label %e614
e614:
  br i1 %c, label %h614, label %e613
e613:
  br i1 %c, label %h613, label %e612
e612:
  br i1 %c, label %h612, label %e611
e611:
  br i1 %c, label %h611, label %e610
e610:
  br i1 %c, label %h610, label %e609
e609:
  br i1 %c, label %h609, label %e608
e608:
  br i1 %c, label %h608, label %e607
e607:
  br i1 %c, label %h607, label %e606
e606:
  br i1 %c, label %h606, label %e605
e605:
  br i1 %c, label %h605, label %e604
e604:
  br i1 %c, label %h604, label %e603
e603:
  br i1 %c, label %h603, label %e602
e602:
  br i1 %c, label %h602, label %e601
e601:
  br i1 %c, label %h601, label %e600
e600:
  br i1 %c, label %h600, label %e599
e599:
  br i1 %c, label %h599, label %e598
e598:
  br i1 %c, label %h598, label %e597
e597:
  br i1 %c, label %h597, label %e596
e596:
  br i1 %c, label %h596, label %e595
e595:
  br i1 %c, label %h595, label %e594
e594:
  br i1 %c, label %h594, label %e593
e593:
  br i1 %c, label %h593, label %e592
e592:
  br i1 %c, label %h592, label %e591
e591:
  br i1 %c, label %h591, label %e590
e590:
  br i1 %c, label %h590, label %e589
e589:
  br i1 %c, label %h589, label %e588
e588:
  br i1 %c, label %h588, label %e587
e587:
  br i1 %c, label %h587, label %e586
e586:
  br i1 %c, label %h586, label %e585
e585:
  br i1 %c, label %h585, label %e584
e584:
  br i1 %c, label %h584, label %e583
e583:
  br i1 %c, label %h583, label %e582
e582:
  br i1 %c, label %h582, label %e581
e581:
  br i1 %c, label %h581, label %e580
e580:
  br i1 %c, label %h580, label %e579
e579:
  br i1 %c, label %h579, label %e578
e578:
  br i1 %c, label %h578, label %e577
e577:
  br i1 %c, label %h577, label %e576
e576:
  br i1 %c, label %h576, label %e575
e575:
  br i1 %c, label %h575, label %e574
e574:
  br i1 %c, label %h574, label %e573
e573:
  br i1 %c, label %h573, label %e572
e572:
  br i1 %c, label %h572, label %e571
e571:
  br i1 %c, label %h571, label %e570
e570:
  br i1 %c, label %h570, label %e569
e569:
  br i1 %c, label %h569, label %e568
e568:
  br i1 %c, label %h568, label %e567
e567:
  br i1 %c, label %h567, label %e566
e566:
  br i1 %c, label %h566, label %e565
e565:
  br i1 %c, label %h565, label %e564
e564:
  br i1 %c, label %h564, label %e563
e563:
  br i1 %c, label %h563, label %e562
e562:
  br i1 %c, label %h562, label %e561
e561:
  br i1 %c, label %h561, label %e560
e560:
  br i1 %c, label %h560, label %e559
e559:
  br i1 %c, label %h559, label %e558
e558:
  br i1 %c, label %h558, label %e557
e557:
  br i1 %c, label %h557, label %e556
e556:
  br i1 %c, label %h556, label %e555
e555:
  br i1 %c, label %h555, label %e554
e554:
  br i1 %c, label %h554, label %e553
e553:
  br i1 %c, label %h553, label %e552
e552:
  br i1 %c, label %h552, label %e551
e551:
  br i1 %c, label %h551, label %e550
e550:
  br i1 %c, label %h550, label %e549
e549:
  br i1 %c, label %h549, label %e548
e548:
  br i1 %c, label %h548, label %e547
e547:
  br i1 %c, label %h547, label %e546
e546:
  br i1 %c, label %h546, label %e545
e545:
  br i1 %c, label %h545, label %e544
e544:
  br i1 %c, label %h544, label %e543
e543:
  br i1 %c, label %h543, label %e542
e542:
  br i1 %c, label %h542, label %e541
e541:
  br i1 %c, label %h541, label %e540
e540:
  br i1 %c, label %h540, label %e539
e539:
  br i1 %c, label %h539, label %e538
e538:
  br i1 %c, label %h538, label %e537
e537:
  br i1 %c, label %h537, label %e536
e536:
  br i1 %c, label %h536, label %e535
e535:
  br i1 %c, label %h535, label %e534
e534:
  br i1 %c, label %h534, label %e533
e533:
  br i1 %c, label %h533, label %e532
e532:
  br i1 %c, label %h532, label %e531
e531:
  br i1 %c, label %h531, label %e530
e530:
  br i1 %c, label %h530, label %e529
e529:
  br i1 %c, label %h529, label %e528
e528:
  br i1 %c, label %h528, label %e527
e527:
  br i1 %c, label %h527, label %e526
e526:
  br i1 %c, label %h526, label %e525
e525:
  br i1 %c, label %h525, label %e524
e524:
  br i1 %c, label %h524, label %e523
e523:
  br i1 %c, label %h523, label %e522
e522:
  br i1 %c, label %h522, label %e521
e521:
  br i1 %c, label %h521, label %e520
e520:
  br i1 %c, label %h520, label %e519
e519:
  br i1 %c, label %h519, label %e518
e518:
  br i1 %c, label %h518, label %e517
e517:
  br i1 %c, label %h517, label %e516
e516:
  br i1 %c, label %h516, label %e515
e515:
  br i1 %c, label %h515, label %e514
e514:
  br i1 %c, label %h514, label %e513
e513:
  br i1 %c, label %h513, label %e512
e512:
  br i1 %c, label %h512, label %e511
e511:
  br i1 %c, label %h511, label %e510
e510:
  br i1 %c, label %h510, label %e509
e509:
  br i1 %c, label %h509, label %e508
e508:
  br i1 %c, label %h508, label %e507
e507:
  br i1 %c, label %h507, label %e506
e506:
  br i1 %c, label %h506, label %e505
e505:
  br i1 %c, label %h505, label %e504
e504:
  br i1 %c, label %h504, label %e503
e503:
  br i1 %c, label %h503, label %e502
e502:
  br i1 %c, label %h502, label %e501
e501:
  br i1 %c, label %h501, label %e500
e500:
  br i1 %c, label %h500, label %e499
e499:
  br i1 %c, label %h499, label %e498
e498:
  br i1 %c, label %h498, label %e497
e497:
  br i1 %c, label %h497, label %e496
e496:
  br i1 %c, label %h496, label %e495
e495:
  br i1 %c, label %h495, label %e494
e494:
  br i1 %c, label %h494, label %e493
e493:
  br i1 %c, label %h493, label %e492
e492:
  br i1 %c, label %h492, label %e491
e491:
  br i1 %c, label %h491, label %e490
e490:
  br i1 %c, label %h490, label %e489
e489:
  br i1 %c, label %h489, label %e488
e488:
  br i1 %c, label %h488, label %e487
e487:
  br i1 %c, label %h487, label %e486
e486:
  br i1 %c, label %h486, label %e485
e485:
  br i1 %c, label %h485, label %e484
e484:
  br i1 %c, label %h484, label %e483
e483:
  br i1 %c, label %h483, label %e482
e482:
  br i1 %c, label %h482, label %e481
e481:
  br i1 %c, label %h481, label %e480
e480:
  br i1 %c, label %h480, label %e479
e479:
  br i1 %c, label %h479, label %e478
e478:
  br i1 %c, label %h478, label %e477
e477:
  br i1 %c, label %h477, label %e476
e476:
  br i1 %c, label %h476, label %e475
e475:
  br i1 %c, label %h475, label %e474
e474:
  br i1 %c, label %h474, label %e473
e473:
  br i1 %c, label %h473, label %e472
e472:
  br i1 %c, label %h472, label %e471
e471:
  br i1 %c, label %h471, label %e470
e470:
  br i1 %c, label %h470, label %e469
e469:
  br i1 %c, label %h469, label %e468
e468:
  br i1 %c, label %h468, label %e467
e467:
  br i1 %c, label %h467, label %e466
e466:
  br i1 %c, label %h466, label %e465
e465:
  br i1 %c, label %h465, label %e464
e464:
  br i1 %c, label %h464, label %e463
e463:
  br i1 %c, label %h463, label %e462
e462:
  br i1 %c, label %h462, label %e461
e461:
  br i1 %c, label %h461, label %e460
e460:
  br i1 %c, label %h460, label %e459
e459:
  br i1 %c, label %h459, label %e458
e458:
  br i1 %c, label %h458, label %e457
e457:
  br i1 %c, label %h457, label %e456
e456:
  br i1 %c, label %h456, label %e455
e455:
  br i1 %c, label %h455, label %e454
e454:
  br i1 %c, label %h454, label %e453
e453:
  br i1 %c, label %h453, label %e452
e452:
  br i1 %c, label %h452, label %e451
e451:
  br i1 %c, label %h451, label %e450
e450:
  br i1 %c, label %h450, label %e449
e449:
  br i1 %c, label %h449, label %e448
e448:
  br i1 %c, label %h448, label %e447
e447:
  br i1 %c, label %h447, label %e446
e446:
  br i1 %c, label %h446, label %e445
e445:
  br i1 %c, label %h445, label %e444
e444:
  br i1 %c, label %h444, label %e443
e443:
  br i1 %c, label %h443, label %e442
e442:
  br i1 %c, label %h442, label %e441
e441:
  br i1 %c, label %h441, label %e440
e440:
  br i1 %c, label %h440, label %e439
e439:
  br i1 %c, label %h439, label %e438
e438:
  br i1 %c, label %h438, label %e437
e437:
  br i1 %c, label %h437, label %e436
e436:
  br i1 %c, label %h436, label %e435
e435:
  br i1 %c, label %h435, label %e434
e434:
  br i1 %c, label %h434, label %e433
e433:
  br i1 %c, label %h433, label %e432
e432:
  br i1 %c, label %h432, label %e431
e431:
  br i1 %c, label %h431, label %e430
e430:
  br i1 %c, label %h430, label %e429
e429:
  br i1 %c, label %h429, label %e428
e428:
  br i1 %c, label %h428, label %e427
e427:
  br i1 %c, label %h427, label %e426
e426:
  br i1 %c, label %h426, label %e425
e425:
  br i1 %c, label %h425, label %e424
e424:
  br i1 %c, label %h424, label %e423
e423:
  br i1 %c, label %h423, label %e422
e422:
  br i1 %c, label %h422, label %e421
e421:
  br i1 %c, label %h421, label %e420
e420:
  br i1 %c, label %h420, label %e419
e419:
  br i1 %c, label %h419, label %e418
e418:
  br i1 %c, label %h418, label %e417
e417:
  br i1 %c, label %h417, label %e416
e416:
  br i1 %c, label %h416, label %e415
e415:
  br i1 %c, label %h415, label %e414
e414:
  br i1 %c, label %h414, label %e413
e413:
  br i1 %c, label %h413, label %e412
e412:
  br i1 %c, label %h412, label %e411
e411:
  br i1 %c, label %h411, label %e410
e410:
  br i1 %c, label %h410, label %e409
e409:
  br i1 %c, label %h409, label %e408
e408:
  br i1 %c, label %h408, label %e407
e407:
  br i1 %c, label %h407, label %e406
e406:
  br i1 %c, label %h406, label %e405
e405:
  br i1 %c, label %h405, label %e404
e404:
  br i1 %c, label %h404, label %e403
e403:
  br i1 %c, label %h403, label %e402
e402:
  br i1 %c, label %h402, label %e401
e401:
  br i1 %c, label %h401, label %e400
e400:
  br i1 %c, label %h400, label %e399
e399:
  br i1 %c, label %h399, label %e398
e398:
  br i1 %c, label %h398, label %e397
e397:
  br i1 %c, label %h397, label %e396
e396:
  br i1 %c, label %h396, label %e395
e395:
  br i1 %c, label %h395, label %e394
e394:
  br i1 %c, label %h394, label %e393
e393:
  br i1 %c, label %h393, label %e392
e392:
  br i1 %c, label %h392, label %e391
e391:
  br i1 %c, label %h391, label %e390
e390:
  br i1 %c, label %h390, label %e389
e389:
  br i1 %c, label %h389, label %e388
e388:
  br i1 %c, label %h388, label %e387
e387:
  br i1 %c, label %h387, label %e386
e386:
  br i1 %c, label %h386, label %e385
e385:
  br i1 %c, label %h385, label %e384
e384:
  br i1 %c, label %h384, label %e383
e383:
  br i1 %c, label %h383, label %e382
e382:
  br i1 %c, label %h382, label %e381
e381:
  br i1 %c, label %h381, label %e380
e380:
  br i1 %c, label %h380, label %e379
e379:
  br i1 %c, label %h379, label %e378
e378:
  br i1 %c, label %h378, label %e377
e377:
  br i1 %c, label %h377, label %e376
e376:
  br i1 %c, label %h376, label %e375
e375:
  br i1 %c, label %h375, label %e374
e374:
  br i1 %c, label %h374, label %e373
e373:
  br i1 %c, label %h373, label %e372
e372:
  br i1 %c, label %h372, label %e371
e371:
  br i1 %c, label %h371, label %e370
e370:
  br i1 %c, label %h370, label %e369
e369:
  br i1 %c, label %h369, label %e368
e368:
  br i1 %c, label %h368, label %e367
e367:
  br i1 %c, label %h367, label %e366
e366:
  br i1 %c, label %h366, label %e365
e365:
  br i1 %c, label %h365, label %e364
e364:
  br i1 %c, label %h364, label %e363
e363:
  br i1 %c, label %h363, label %e362
e362:
  br i1 %c, label %h362, label %e361
e361:
  br i1 %c, label %h361, label %e360
e360:
  br i1 %c, label %h360, label %e359
e359:
  br i1 %c, label %h359, label %e358
e358:
  br i1 %c, label %h358, label %e357
e357:
  br i1 %c, label %h357, label %e356
e356:
  br i1 %c, label %h356, label %e355
e355:
  br i1 %c, label %h355, label %e354
e354:
  br i1 %c, label %h354, label %e353
e353:
  br i1 %c, label %h353, label %e352
e352:
  br i1 %c, label %h352, label %e351
e351:
  br i1 %c, label %h351, label %e350
e350:
  br i1 %c, label %h350, label %e349
e349:
  br i1 %c, label %h349, label %e348
e348:
  br i1 %c, label %h348, label %e347
e347:
  br i1 %c, label %h347, label %e346
e346:
  br i1 %c, label %h346, label %e345
e345:
  br i1 %c, label %h345, label %e344
e344:
  br i1 %c, label %h344, label %e343
e343:
  br i1 %c, label %h343, label %e342
e342:
  br i1 %c, label %h342, label %e341
e341:
  br i1 %c, label %h341, label %e340
e340:
  br i1 %c, label %h340, label %e339
e339:
  br i1 %c, label %h339, label %e338
e338:
  br i1 %c, label %h338, label %e337
e337:
  br i1 %c, label %h337, label %e336
e336:
  br i1 %c, label %h336, label %e335
e335:
  br i1 %c, label %h335, label %e334
e334:
  br i1 %c, label %h334, label %e333
e333:
  br i1 %c, label %h333, label %e332
e332:
  br i1 %c, label %h332, label %e331
e331:
  br i1 %c, label %h331, label %e330
e330:
  br i1 %c, label %h330, label %e329
e329:
  br i1 %c, label %h329, label %e328
e328:
  br i1 %c, label %h328, label %e327
e327:
  br i1 %c, label %h327, label %e326
e326:
  br i1 %c, label %h326, label %e325
e325:
  br i1 %c, label %h325, label %e324
e324:
  br i1 %c, label %h324, label %e323
e323:
  br i1 %c, label %h323, label %e322
e322:
  br i1 %c, label %h322, label %e321
e321:
  br i1 %c, label %h321, label %e320
e320:
  br i1 %c, label %h320, label %e319
e319:
  br i1 %c, label %h319, label %e318
e318:
  br i1 %c, label %h318, label %e317
e317:
  br i1 %c, label %h317, label %e316
e316:
  br i1 %c, label %h316, label %e315
e315:
  br i1 %c, label %h315, label %e314
e314:
  br i1 %c, label %h314, label %e313
e313:
  br i1 %c, label %h313, label %e312
e312:
  br i1 %c, label %h312, label %e311
e311:
  br i1 %c, label %h311, label %e310
e310:
  br i1 %c, label %h310, label %e309
e309:
  br i1 %c, label %h309, label %e308
e308:
  br i1 %c, label %h308, label %e307
e307:
  br i1 %c, label %h307, label %e306
e306:
  br i1 %c, label %h306, label %e305
e305:
  br i1 %c, label %h305, label %e304
e304:
  br i1 %c, label %h304, label %e303
e303:
  br i1 %c, label %h303, label %e302
e302:
  br i1 %c, label %h302, label %e301
e301:
  br i1 %c, label %h301, label %e300
e300:
  br i1 %c, label %h300, label %e299
e299:
  br i1 %c, label %h299, label %e298
e298:
  br i1 %c, label %h298, label %e297
e297:
  br i1 %c, label %h297, label %e296
e296:
  br i1 %c, label %h296, label %e295
e295:
  br i1 %c, label %h295, label %e294
e294:
  br i1 %c, label %h294, label %e293
e293:
  br i1 %c, label %h293, label %e292
e292:
  br i1 %c, label %h292, label %e291
e291:
  br i1 %c, label %h291, label %e290
e290:
  br i1 %c, label %h290, label %e289
e289:
  br i1 %c, label %h289, label %e288
e288:
  br i1 %c, label %h288, label %e287
e287:
  br i1 %c, label %h287, label %e286
e286:
  br i1 %c, label %h286, label %e285
e285:
  br i1 %c, label %h285, label %e284
e284:
  br i1 %c, label %h284, label %e283
e283:
  br i1 %c, label %h283, label %e282
e282:
  br i1 %c, label %h282, label %e281
e281:
  br i1 %c, label %h281, label %e280
e280:
  br i1 %c, label %h280, label %e279
e279:
  br i1 %c, label %h279, label %e278
e278:
  br i1 %c, label %h278, label %e277
e277:
  br i1 %c, label %h277, label %e276
e276:
  br i1 %c, label %h276, label %e275
e275:
  br i1 %c, label %h275, label %e274
e274:
  br i1 %c, label %h274, label %e273
e273:
  br i1 %c, label %h273, label %e272
e272:
  br i1 %c, label %h272, label %e271
e271:
  br i1 %c, label %h271, label %e270
e270:
  br i1 %c, label %h270, label %e269
e269:
  br i1 %c, label %h269, label %e268
e268:
  br i1 %c, label %h268, label %e267
e267:
  br i1 %c, label %h267, label %e266
e266:
  br i1 %c, label %h266, label %e265
e265:
  br i1 %c, label %h265, label %e264
e264:
  br i1 %c, label %h264, label %e263
e263:
  br i1 %c, label %h263, label %e262
e262:
  br i1 %c, label %h262, label %e261
e261:
  br i1 %c, label %h261, label %e260
e260:
  br i1 %c, label %h260, label %e259
e259:
  br i1 %c, label %h259, label %e258
e258:
  br i1 %c, label %h258, label %e257
e257:
  br i1 %c, label %h257, label %e256
e256:
  br i1 %c, label %h256, label %e255
e255:
  br i1 %c, label %h255, label %e254
e254:
  br i1 %c, label %h254, label %e253
e253:
  br i1 %c, label %h253, label %e252
e252:
  br i1 %c, label %h252, label %e251
e251:
  br i1 %c, label %h251, label %e250
e250:
  br i1 %c, label %h250, label %e249
e249:
  br i1 %c, label %h249, label %e248
e248:
  br i1 %c, label %h248, label %e247
e247:
  br i1 %c, label %h247, label %e246
e246:
  br i1 %c, label %h246, label %e245
e245:
  br i1 %c, label %h245, label %e244
e244:
  br i1 %c, label %h244, label %e243
e243:
  br i1 %c, label %h243, label %e242
e242:
  br i1 %c, label %h242, label %e241
e241:
  br i1 %c, label %h241, label %e240
e240:
  br i1 %c, label %h240, label %e239
e239:
  br i1 %c, label %h239, label %e238
e238:
  br i1 %c, label %h238, label %e237
e237:
  br i1 %c, label %h237, label %e236
e236:
  br i1 %c, label %h236, label %e235
e235:
  br i1 %c, label %h235, label %e234
e234:
  br i1 %c, label %h234, label %e233
e233:
  br i1 %c, label %h233, label %e232
e232:
  br i1 %c, label %h232, label %e231
e231:
  br i1 %c, label %h231, label %e230
e230:
  br i1 %c, label %h230, label %e229
e229:
  br i1 %c, label %h229, label %e228
e228:
  br i1 %c, label %h228, label %e227
e227:
  br i1 %c, label %h227, label %e226
e226:
  br i1 %c, label %h226, label %e225
e225:
  br i1 %c, label %h225, label %e224
e224:
  br i1 %c, label %h224, label %e223
e223:
  br i1 %c, label %h223, label %e222
e222:
  br i1 %c, label %h222, label %e221
e221:
  br i1 %c, label %h221, label %e220
e220:
  br i1 %c, label %h220, label %e219
e219:
  br i1 %c, label %h219, label %e218
e218:
  br i1 %c, label %h218, label %e217
e217:
  br i1 %c, label %h217, label %e216
e216:
  br i1 %c, label %h216, label %e215
e215:
  br i1 %c, label %h215, label %e214
e214:
  br i1 %c, label %h214, label %e213
e213:
  br i1 %c, label %h213, label %e212
e212:
  br i1 %c, label %h212, label %e211
e211:
  br i1 %c, label %h211, label %e210
e210:
  br i1 %c, label %h210, label %e209
e209:
  br i1 %c, label %h209, label %e208
e208:
  br i1 %c, label %h208, label %e207
e207:
  br i1 %c, label %h207, label %e206
e206:
  br i1 %c, label %h206, label %e205
e205:
  br i1 %c, label %h205, label %e204
e204:
  br i1 %c, label %h204, label %e203
e203:
  br i1 %c, label %h203, label %e202
e202:
  br i1 %c, label %h202, label %e201
e201:
  br i1 %c, label %h201, label %e200
e200:
  br i1 %c, label %h200, label %e199
e199:
  br i1 %c, label %h199, label %e198
e198:
  br i1 %c, label %h198, label %e197
e197:
  br i1 %c, label %h197, label %e196
e196:
  br i1 %c, label %h196, label %e195
e195:
  br i1 %c, label %h195, label %e194
e194:
  br i1 %c, label %h194, label %e193
e193:
  br i1 %c, label %h193, label %e192
e192:
  br i1 %c, label %h192, label %e191
e191:
  br i1 %c, label %h191, label %e190
e190:
  br i1 %c, label %h190, label %e189
e189:
  br i1 %c, label %h189, label %e188
e188:
  br i1 %c, label %h188, label %e187
e187:
  br i1 %c, label %h187, label %e186
e186:
  br i1 %c, label %h186, label %e185
e185:
  br i1 %c, label %h185, label %e184
e184:
  br i1 %c, label %h184, label %e183
e183:
  br i1 %c, label %h183, label %e182
e182:
  br i1 %c, label %h182, label %e181
e181:
  br i1 %c, label %h181, label %e180
e180:
  br i1 %c, label %h180, label %e179
e179:
  br i1 %c, label %h179, label %e178
e178:
  br i1 %c, label %h178, label %e177
e177:
  br i1 %c, label %h177, label %e176
e176:
  br i1 %c, label %h176, label %e175
e175:
  br i1 %c, label %h175, label %e174
e174:
  br i1 %c, label %h174, label %e173
e173:
  br i1 %c, label %h173, label %e172
e172:
  br i1 %c, label %h172, label %e171
e171:
  br i1 %c, label %h171, label %e170
e170:
  br i1 %c, label %h170, label %e169
e169:
  br i1 %c, label %h169, label %e168
e168:
  br i1 %c, label %h168, label %e167
e167:
  br i1 %c, label %h167, label %e166
e166:
  br i1 %c, label %h166, label %e165
e165:
  br i1 %c, label %h165, label %e164
e164:
  br i1 %c, label %h164, label %e163
e163:
  br i1 %c, label %h163, label %e162
e162:
  br i1 %c, label %h162, label %e161
e161:
  br i1 %c, label %h161, label %e160
e160:
  br i1 %c, label %h160, label %e159
e159:
  br i1 %c, label %h159, label %e158
e158:
  br i1 %c, label %h158, label %e157
e157:
  br i1 %c, label %h157, label %e156
e156:
  br i1 %c, label %h156, label %e155
e155:
  br i1 %c, label %h155, label %e154
e154:
  br i1 %c, label %h154, label %e153
e153:
  br i1 %c, label %h153, label %e152
e152:
  br i1 %c, label %h152, label %e151
e151:
  br i1 %c, label %h151, label %e150
e150:
  br i1 %c, label %h150, label %e149
e149:
  br i1 %c, label %h149, label %e148
e148:
  br i1 %c, label %h148, label %e147
e147:
  br i1 %c, label %h147, label %e146
e146:
  br i1 %c, label %h146, label %e145
e145:
  br i1 %c, label %h145, label %e144
e144:
  br i1 %c, label %h144, label %e143
e143:
  br i1 %c, label %h143, label %e142
e142:
  br i1 %c, label %h142, label %e141
e141:
  br i1 %c, label %h141, label %e140
e140:
  br i1 %c, label %h140, label %e139
e139:
  br i1 %c, label %h139, label %e138
e138:
  br i1 %c, label %h138, label %e137
e137:
  br i1 %c, label %h137, label %e136
e136:
  br i1 %c, label %h136, label %e135
e135:
  br i1 %c, label %h135, label %e134
e134:
  br i1 %c, label %h134, label %e133
e133:
  br i1 %c, label %h133, label %e132
e132:
  br i1 %c, label %h132, label %e131
e131:
  br i1 %c, label %h131, label %e130
e130:
  br i1 %c, label %h130, label %e129
e129:
  br i1 %c, label %h129, label %e128
e128:
  br i1 %c, label %h128, label %e127
e127:
  br i1 %c, label %h127, label %e126
e126:
  br i1 %c, label %h126, label %e125
e125:
  br i1 %c, label %h125, label %e124
e124:
  br i1 %c, label %h124, label %e123
e123:
  br i1 %c, label %h123, label %e122
e122:
  br i1 %c, label %h122, label %e121
e121:
  br i1 %c, label %h121, label %e120
e120:
  br i1 %c, label %h120, label %e119
e119:
  br i1 %c, label %h119, label %e118
e118:
  br i1 %c, label %h118, label %e117
e117:
  br i1 %c, label %h117, label %e116
e116:
  br i1 %c, label %h116, label %e115
e115:
  br i1 %c, label %h115, label %e114
e114:
  br i1 %c, label %h114, label %e113
e113:
  br i1 %c, label %h113, label %e112
e112:
  br i1 %c, label %h112, label %e111
e111:
  br i1 %c, label %h111, label %e110
e110:
  br i1 %c, label %h110, label %e109
e109:
  br i1 %c, label %h109, label %e108
e108:
  br i1 %c, label %h108, label %e107
e107:
  br i1 %c, label %h107, label %e106
e106:
  br i1 %c, label %h106, label %e105
e105:
  br i1 %c, label %h105, label %e104
e104:
  br i1 %c, label %h104, label %e103
e103:
  br i1 %c, label %h103, label %e102
e102:
  br i1 %c, label %h102, label %e101
e101:
  br i1 %c, label %h101, label %e100
e100:
  br i1 %c, label %h100, label %e99
e99:
  br i1 %c, label %h99, label %e98
e98:
  br i1 %c, label %h98, label %e97
e97:
  br i1 %c, label %h97, label %e96
e96:
  br i1 %c, label %h96, label %e95
e95:
  br i1 %c, label %h95, label %e94
e94:
  br i1 %c, label %h94, label %e93
e93:
  br i1 %c, label %h93, label %e92
e92:
  br i1 %c, label %h92, label %e91
e91:
  br i1 %c, label %h91, label %e90
e90:
  br i1 %c, label %h90, label %e89
e89:
  br i1 %c, label %h89, label %e88
e88:
  br i1 %c, label %h88, label %e87
e87:
  br i1 %c, label %h87, label %e86
e86:
  br i1 %c, label %h86, label %e85
e85:
  br i1 %c, label %h85, label %e84
e84:
  br i1 %c, label %h84, label %e83
e83:
  br i1 %c, label %h83, label %e82
e82:
  br i1 %c, label %h82, label %e81
e81:
  br i1 %c, label %h81, label %e80
e80:
  br i1 %c, label %h80, label %e79
e79:
  br i1 %c, label %h79, label %e78
e78:
  br i1 %c, label %h78, label %e77
e77:
  br i1 %c, label %h77, label %e76
e76:
  br i1 %c, label %h76, label %e75
e75:
  br i1 %c, label %h75, label %e74
e74:
  br i1 %c, label %h74, label %e73
e73:
  br i1 %c, label %h73, label %e72
e72:
  br i1 %c, label %h72, label %e71
e71:
  br i1 %c, label %h71, label %e70
e70:
  br i1 %c, label %h70, label %e69
e69:
  br i1 %c, label %h69, label %e68
e68:
  br i1 %c, label %h68, label %e67
e67:
  br i1 %c, label %h67, label %e66
e66:
  br i1 %c, label %h66, label %e65
e65:
  br i1 %c, label %h65, label %e64
e64:
  br i1 %c, label %h64, label %e63
e63:
  br i1 %c, label %h63, label %e62
e62:
  br i1 %c, label %h62, label %e61
e61:
  br i1 %c, label %h61, label %e60
e60:
  br i1 %c, label %h60, label %e59
e59:
  br i1 %c, label %h59, label %e58
e58:
  br i1 %c, label %h58, label %e57
e57:
  br i1 %c, label %h57, label %e56
e56:
  br i1 %c, label %h56, label %e55
e55:
  br i1 %c, label %h55, label %e54
e54:
  br i1 %c, label %h54, label %e53
e53:
  br i1 %c, label %h53, label %e52
e52:
  br i1 %c, label %h52, label %e51
e51:
  br i1 %c, label %h51, label %e50
e50:
  br i1 %c, label %h50, label %e49
e49:
  br i1 %c, label %h49, label %e48
e48:
  br i1 %c, label %h48, label %e47
e47:
  br i1 %c, label %h47, label %e46
e46:
  br i1 %c, label %h46, label %e45
e45:
  br i1 %c, label %h45, label %e44
e44:
  br i1 %c, label %h44, label %e43
e43:
  br i1 %c, label %h43, label %e42
e42:
  br i1 %c, label %h42, label %e41
e41:
  br i1 %c, label %h41, label %e40
e40:
  br i1 %c, label %h40, label %e39
e39:
  br i1 %c, label %h39, label %e38
e38:
  br i1 %c, label %h38, label %e37
e37:
  br i1 %c, label %h37, label %e36
e36:
  br i1 %c, label %h36, label %e35
e35:
  br i1 %c, label %h35, label %e34
e34:
  br i1 %c, label %h34, label %e33
e33:
  br i1 %c, label %h33, label %e32
e32:
  br i1 %c, label %h32, label %e31
e31:
  br i1 %c, label %h31, label %e30
e30:
  br i1 %c, label %h30, label %e29
e29:
  br i1 %c, label %h29, label %e28
e28:
  br i1 %c, label %h28, label %e27
e27:
  br i1 %c, label %h27, label %e26
e26:
  br i1 %c, label %h26, label %e25
e25:
  br i1 %c, label %h25, label %e24
e24:
  br i1 %c, label %h24, label %e23
e23:
  br i1 %c, label %h23, label %e22
e22:
  br i1 %c, label %h22, label %e21
e21:
  br i1 %c, label %h21, label %e20
e20:
  br i1 %c, label %h20, label %e19
e19:
  br i1 %c, label %h19, label %e18
e18:
  br i1 %c, label %h18, label %e17
e17:
  br i1 %c, label %h17, label %e16
e16:
  br i1 %c, label %h16, label %e15
e15:
  br i1 %c, label %h15, label %e14
e14:
  br i1 %c, label %h14, label %e13
e13:
  br i1 %c, label %h13, label %e12
e12:
  br i1 %c, label %h12, label %e11
e11:
  br i1 %c, label %h11, label %e10
e10:
  br i1 %c, label %h10, label %e9
e9:
  br i1 %c, label %h9, label %e8
e8:
  br i1 %c, label %h8, label %e7
e7:
  br i1 %c, label %h7, label %e6
e6:
  br i1 %c, label %h6, label %e5
e5:
  br i1 %c, label %h5, label %e4
e4:
  br i1 %c, label %h4, label %e3
e3:
  br i1 %c, label %h3, label %e2
e2:
  br i1 %c, label %h2, label %e1
e1:
  br i1 %c, label %h1, label %e0
e0:
  br i1 %c, label %h0, label %ex
ex:
  ret i32 0
}
