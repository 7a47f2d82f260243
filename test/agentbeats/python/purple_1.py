"""An agent that walks forward, with a2a-sdk 1.x and no compatibility with 0.3: purple_1.py PORT."""
import json
import sys

import uvicorn
from a2a.helpers.proto_helpers import get_message_text, new_text_message
from a2a.server.agent_execution import AgentExecutor
from a2a.server.request_handlers import DefaultRequestHandler
from a2a.server.routes.agent_card_routes import create_agent_card_routes
from a2a.server.routes.jsonrpc_routes import create_jsonrpc_routes
from a2a.server.tasks import InMemoryTaskStore
from a2a.types import AgentCapabilities, AgentCard, AgentInterface, AgentSkill, Role
from starlette.applications import Starlette


class Walker(AgentExecutor):
    async def execute(self, context, queue):
        received = json.loads(get_message_text(context.message))
        reply = (
            {"type": "ack", "success": True, "message": ""}
            if received["type"] == "init"
            else {"type": "action", "action_type": "agent", "buttons": [288], "camera": [60]}
        )
        message = new_text_message(json.dumps(reply), role=Role.ROLE_AGENT, context_id=context.context_id)
        await queue.enqueue_event(message)

    async def cancel(self, context, queue):
        pass


port = int(sys.argv[1])
card = AgentCard(
    name="walker", description="walks", version="1",
    supported_interfaces=[
        AgentInterface(url=f"http://127.0.0.1:{port}/", protocol_binding="JSONRPC", protocol_version="1.0")
    ],
    default_input_modes=["text"], default_output_modes=["text"],
    capabilities=AgentCapabilities(streaming=True),
    skills=[AgentSkill(id="walk", name="walk", description="walks", tags=["x"])],
)
handler = DefaultRequestHandler(agent_executor=Walker(), task_store=InMemoryTaskStore(), agent_card=card)
app = Starlette(routes=create_agent_card_routes(card) + create_jsonrpc_routes(handler, "/"))
uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning")
