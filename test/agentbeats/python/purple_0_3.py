"""An agent that walks forward, with a2a-sdk 0.3: purple_0_3.py PORT."""
import json
import sys

import uvicorn
from a2a.server.agent_execution import AgentExecutor
from a2a.server.apps import A2AStarletteApplication
from a2a.server.request_handlers import DefaultRequestHandler
from a2a.server.tasks import InMemoryTaskStore
from a2a.types import AgentCapabilities, AgentCard, AgentSkill
from a2a.utils import get_message_text, new_agent_text_message


class Walker(AgentExecutor):
    async def execute(self, context, queue):
        received = json.loads(get_message_text(context.message))
        reply = (
            {"type": "ack", "success": True, "message": ""}
            if received["type"] == "init"
            else {"type": "action", "action_type": "agent", "buttons": [288], "camera": [60]}
        )
        await queue.enqueue_event(new_agent_text_message(json.dumps(reply), context_id=context.context_id))

    async def cancel(self, context, queue):
        pass


port = int(sys.argv[1])
card = AgentCard(
    name="walker", description="walks", url=f"http://127.0.0.1:{port}/", version="1",
    default_input_modes=["text"], default_output_modes=["text"],
    capabilities=AgentCapabilities(streaming=True),
    skills=[AgentSkill(id="walk", name="walk", description="walks", tags=[])],
)
handler = DefaultRequestHandler(agent_executor=Walker(), task_store=InMemoryTaskStore())
app = A2AStarletteApplication(agent_card=card, http_handler=handler).build()
uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning")
