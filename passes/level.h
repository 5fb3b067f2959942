// The levels above -O1 as the passes see them: the pipelines differ little, the limits more.
#pragma once

namespace minic {

/// Options of all passes that trade size for time. Neither: -O2.
struct LevelOptions {
  bool forTime = false;  ///< -O3: time counts more
  bool forSize = false;  ///< -Os, -Oz: size counts more
};

}  // namespace minic
